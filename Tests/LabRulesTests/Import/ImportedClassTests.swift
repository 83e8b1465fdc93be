import LabImportSupport
import LabKitSupport
import LabLanguage
import LabLanguageSupport
import MiniUI
import TestSupport
import Testing

@testable import LabImport
@testable import LabKit
@testable import LabRules
@testable import LabSystem

/// Classes in a file that do not fit their element: the app runs all the same.
@Suite struct ImportedClassTests {
  /// Every class that the lab or its table knows.
  private static let known: [String] = {
    let process = DeviceDescription().makeDevice(seed: 0).start(App())
    let all = process.classes.classes.map(\.name) + UIKitClasses.superclasses.keys
    return Set(all + ["NSObject"]).sorted()
  }()

  private static func tag(
    _ name: String, _ attributes: [String: String] = [:], _ children: [MarkupElement] = []
  ) -> MarkupElement {
    ImportFixture.tag(name, attributes, children)
  }

  private static func frame(_ number: Int) -> MarkupElement {
    tag(
      "rect", ["key": "frame", "x": "0", "y": "\(number * 20)", "width": "300", "height": "20"])
  }

  /// A controller around views.
  private static func screen(_ views: [MarkupElement], id: String = "c") -> MarkupElement {
    let root = tag("view", ["key": "view", "id": "\(id)-v"], [tag("subviews", [:], views)])
    return tag("viewController", ["id": id, "customClass": "Screen\(id)"], [root])
  }

  /// Writes and runs an app; a screen that crashes or an app file with mistakes is an issue.
  @discardableResult
  static func run(_ app: ImportedApp, _ comment: String) throws -> AppWriter {
    let writer = AppWriter(app)
    do throws(LabError) {
      let tour = try ScreenTour(of: writer, writer.text())
      #expect(!tour.misses.values.contains(.crash), "\(comment)")
    } catch {
      Issue.record("\(comment): \(error)")
    }
    return writer
  }

  private static func app(_ scenes: [[MarkupElement]]) throws -> ImportedApp {
    try ImportFixture.app(of: ImportFixture.storyboard(scenes))
  }

  // MARK: UIKit's classes

  @Test(arguments: TestSpace("ImportedClassTests", IBElements.views.keys.sorted()).some(7))
  func `a view of any element runs with every class of UIKit's`(_ element: String) throws {
    let views = Self.known.enumerated().map { number, name in
      Self.tag(
        element, ["id": "v\(number)", "customClass": name], [Self.frame(number)])
    }
    let app = try Self.app([[Self.screen(views)]])
    try Self.run(app, element)
    let base = IBElements.views[element] ?? ""
    let system = SimulatedClasses.all
    let nodes = app.controllers.flatMap(\.nodes).filter { $0.element == element && $0.id != nil }
    for (node, name) in zip(nodes.filter { $0.id?.id.hasPrefix("v") == true }, Self.known) {
      let own = base == "UIWindow" ? "UIView" : base
      let fits = system.inherits(name, from: own) && !system.inherits(name, from: "UIWindow")
      #expect(node.type == ImportedType(fits ? name : own), "\(element) \(name)")
      let isNoted = app.notes.contains {
        $0.reason == .unfitClass && $0.subject == "class \(name)"
      }
      #expect(fits || isNoted, "\(element) \(name)")
    }
  }

  @Test(arguments: TestSpace("ImportedClassTests", IBElements.controllers.keys.sorted()).some(2))
  func `a controller of any element runs with every class of UIKit's`(_ element: String) throws {
    let scenes = Self.known.map { name in
      [Self.tag(element, ["id": name, "customClass": name])]
    }
    let app = try Self.app(scenes)
    #expect(app.controllers.count == Self.known.count)
    var seen: Set<String> = []
    var some = app
    some.controllers = app.controllers.filter { seen.insert($0.type.name).inserted }
    some.root = some.controllers.first?.key
    try Self.run(some, element)
  }

  @Test(arguments: ["tableViewCell", "collectionViewCell", "collectionViewListCell"])
  func `a cell runs with every class of UIKit's`(_ element: String) throws {
    let list = element == "tableViewCell" ? "tableView" : "collectionView"
    let cells = Self.known.enumerated().map { number, name in
      Self.tag(element, ["id": "v\(number)", "customClass": name])
    }
    let parts = Self.known.enumerated().map { number, name in
      Self.tag(
        list, ["id": "l\(number)"],
        [
          Self.tag(
            "collectionReusableView",
            ["key": "sectionHeaderView", "id": "h\(number)", "customClass": name])
        ])
    }
    let view = Self.tag(list, ["id": "list"], [Self.tag("prototypes", [:], cells)])
    try Self.run(try Self.app([[Self.screen([view] + parts)]]), element)
  }

  @Test(arguments: TestSpace("ImportedClassTests", IBElements.gestures.keys.sorted()).some(2))
  func `a recogniser of any element runs with every class of UIKit's`(_ element: String) throws {
    let action = Self.tag("action", ["selector": "act:", "destination": "c"])
    let gestures = Self.known.enumerated().map { number, name in
      Self.tag(
        element, ["id": "g\(number)", "customClass": name],
        [Self.tag("connections", [:], [action])])
    }
    let outlets = gestures.indices.map { number in
      Self.tag(
        "outletCollection", ["property": "gestureRecognizers", "destination": "g\(number)"])
    }
    let view = Self.tag(
      "view", ["id": "pad"], [Self.frame(0), Self.tag("connections", [:], outlets)])
    try Self.run(try Self.app([[Self.screen([view])] + gestures]), element)
  }

  @Test func `a bar item runs with every class of UIKit's`() throws {
    let items = Self.known.enumerated().map { number, name in
      Self.tag("barButtonItem", ["id": "b\(number)", "title": "B", "customClass": name])
    }
    let bar = Self.tag("navigationItem", ["id": "n"], [Self.tag("rightBarButtonItems", [:], items)])
    var screen = Self.screen([])
    screen.children.append(bar)
    try Self.run(try Self.app([[screen]]), "bar item")
  }

  // MARK: The app's classes

  /// The elements that may have a class: views, cells, controllers, recognisers, bar items.
  private static let kinds =
    IBElements.views.keys.sorted() + IBElements.controllers.keys.sorted()
    + IBElements.gestures.keys.sorted() + ["barButtonItem", "prototype", "item", "header"]

  private static func scene(_ kind: String, _ id: String, _ own: String) -> [MarkupElement] {
    var element = tag(kind, ["id": id, "customClass": own], [frame(2)])
    if IBElements.controllers[kind] != nil {
      element.children = []
      return [element]
    }
    let names = [
      "prototype": "tableViewCell", "item": "collectionViewCell",
      "header": "collectionReusableView",
    ]
    element.name = names[kind] ?? kind
    switch kind {
    case "prototype", "item":
      let list = tag(
        kind == "item" ? "collectionView" : "tableView", ["id": "\(id)-l"],
        [frame(0), tag("prototypes", [:], [element])])
      return [screen([list], id: "\(id)-c")]
    case "header":
      element.attributes["key"] = "sectionHeaderView"
      return [screen([tag("collectionView", ["id": "\(id)-l"], [element])], id: "\(id)-c")]
    case "barButtonItem":
      var screen = screen([], id: "\(id)-c")
      element.attributes["key"] = "rightBarButtonItem"
      element.children = []
      screen.children.append(tag("navigationItem", [:], [element]))
      return [screen]
    case _ where IBElements.gestures[kind] != nil:
      let outlet = tag(
        "outletCollection", ["property": "gestureRecognizers", "destination": id])
      element.children = [
        tag("connections", [:], [tag("action", ["selector": "a:", "destination": "\(id)-c"])])
      ]
      let pad = tag("view", ["id": "\(id)-p"], [frame(0), tag("connections", [:], [outlet])])
      return [screen([pad], id: "\(id)-c"), element]
    default: return [screen([element], id: "\(id)-c")]
    }
  }

  @Test(arguments: TestSpace("ImportedClassTests", kinds).some(8))
  func `one class of the app's runs on elements of any two kinds`(_ first: String) throws {
    let place = try #require(Self.kinds.firstIndex(of: first))
    let others = Self.kinds[place...].enumerated()
    let scenes = others.flatMap { number, second in
      let pair = [
        Self.scene(first, "a\(number)", "Own\(number)"),
        Self.scene(second, "b\(number)", "Own\(number)"),
      ]
      // The other test of two kinds would repeat this one, so half of the pairs are turned around.
      return number.isMultiple(of: 2) ? pair : pair.reversed()
    }
    let writer = AppWriter(try Self.app(scenes))
    // One launch checks the whole app file; the classes decide about the making of the screens.
    let stage = TourStage(app: writer.text(), device: nil)
    let state = stage.run(["{ launch: {} }"], writer.entryKeys)
    #expect(stage.mistakes.map(\.placedHeadline) == [], "\(first)")
    #expect(state?.fault == nil, "\(first)")
    for (number, second) in others {
      let types = writer.app.parts.filter { $0.id?.id == "a\(number)" || $0.id?.id == "b\(number)" }
        .map(\.type)
      #expect(types.contains { $0.custom == "Own\(number)" }, "\(first) \(second)")
    }
  }

  @Test func `listed superclasses in a circle or above another kind are left out`() throws {
    let names = [("A", "B"), ("B", "A"), ("C", "C"), ("D", "E"), ("E", "UIViewController")]
    let classes = Self.tag(
      "classes", [:],
      names.map { Self.tag("class", ["className": $0.0, "superclassName": $0.1]) })
    let views = ["A", "B", "C", "D"].map { name in
      Self.tag("view", ["id": name, "customClass": name], [Self.frame(1)])
    }
    var root = ImportFixture.storyboard([
      [Self.screen(views)], [Self.tag("viewController", ["id": "e", "customClass": "E"])],
    ])
    root.children.append(classes)
    let app = try ImportFixture.app(of: root)
    try Self.run(app, "listed")
    let table = Dictionary(uniqueKeysWithValues: app.classes.map { ($0.name, $0.superclass) })
    #expect(table["D"] == "UIView")
    #expect(table["E"] == "UIViewController")
    #expect([table["A"], table["B"]].contains("UIView"))
  }

  @Test func `a view that is not a control keeps its class, and a note names its action`() throws {
    let action = Self.tag(
      "action", ["selector": "go:", "destination": "c", "eventType": "touchUpInside"])
    let views = IBElements.views.keys.sorted().enumerated().flatMap { number, element in
      ["", "UIStackView", "UIButton", "Own\(number)"].map { name in
        Self.tag(
          element, ["id": "\(element)\(name)", "customClass": name],
          [Self.frame(number), Self.tag("connections", [:], [action])])
      }
    }
    let writer = try Self.run(try Self.app([[Self.screen(views)]]), "actions")
    let dropped = Set(writer.notes.filter { $0.reason == .noControl }.map(\.detail))
    #expect(dropped.isSuperset(of: ["label", "imageView", "stackView", "scrollView", "view"]))
    #expect(!dropped.contains("button"))
  }

  // MARK: Identities

  @Test func `two controllers with one id are two screens, and segues lead to the first`() throws {
    for element in IBElements.controllers.keys.sorted() {
      let segue = Self.tag("segue", ["kind": "show", "destination": "d", "id": "s"])
      let button = Self.tag(
        "button", ["id": "b"], [Self.frame(2), Self.tag("connections", [:], [segue])])
      let scenes =
        [[Self.screen([button])]]
        + (0..<3).map { _ in
          [Self.tag(element, ["id": "d"])]
        }
      let app = try Self.app(scenes)
      try Self.run(app, element)
      #expect(Set(app.controllers.map(\.key)).count == 4, "\(element)")
      #expect(app.notes.count { $0.reason == .duplicateID } == 2, "\(element)")
    }
  }

  @Test func `a controller without an id is a screen`() throws {
    let app = try Self.app([[Self.screen([])], [Self.tag("viewController")]])
    try Self.run(app, "no id")
    #expect(app.controllers.map(\.key.id) == ["c", "viewController in line 1"])
  }

  @Test(arguments: [
    ("My-App", "My_App"), ("2048", "_048"), ("A.B", "A_B"), ("Café", "Café"), ("a b", "a_b"),
  ])
  func `a module's name is an identifier`(name: String, module: String) throws {
    let view = Self.tag(
      "viewController", ["id": "c", "customClass": "Home", "customModule": name])
    #expect(try Self.app([[view]]).controllers.first?.type.name == "\(module).Home")
  }
}
