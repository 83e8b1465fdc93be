import AutoTrack
import LabImportSupport
import LabKitSupport
import LabLanguage
import MiniUI
import TestSupport
import Testing

@testable import LabImport
@testable import LabKit
@testable import LabRules
import Wording

/// The bars of Interface Builder files, as they run.
@Suite struct ImportedBars {
  /// The places of a bar item in a file.
  enum Place: String, CaseIterable, Sendable {
    case left, right, toolbar, toolbarInView, leftInView, rightInView
  }

  /// The contents of a bar item, with the title that the running item has.
  enum Content: String, CaseIterable, Sendable {
    case title = "Go"
    case systemItem = "Add"
    case image = "star"
    case button = "Tap"
  }

  enum Act: String, CaseIterable, Sendable {
    case action, segue, disabled
  }

  struct Case: Sendable {
    let place: Place
    let content: Content
    let act: Act
  }

  private static let cases = Place.allCases.flatMap { place in
    Content.allCases.flatMap { content in
      Act.allCases.map { Case(place: place, content: content, act: $0) }
    }
  }

  private static func tag(
    _ name: String, _ attributes: [String: String] = [:], _ children: [MarkupElement] = []
  ) -> MarkupElement {
    ImportFixture.tag(name, attributes, children)
  }

  private static let rect = tag(
    "rect", ["key": "frame", "x": "0", "y": "100", "width": "390", "height": "44"])

  private static func item(_ one: Case, key: String? = nil) -> MarkupElement {
    var attributes = ["id": "item"]
    attributes["key"] = key
    let connection =
      one.act == .segue
      ? tag("segue", ["kind": "show", "destination": "d", "id": "s"])
      : tag("action", ["selector": "go:", "destination": "c", "id": "a"])
    var connections = [tag("connections", [:], [connection])]
    switch one.content {
    case .title: attributes["title"] = "Go"
    case .systemItem: attributes["systemItem"] = "add"
    case .image: attributes["image"] = "star"
    case .button:
      let title = tag("state", ["key": "normal", "title": "Tap"])
      connections = [
        tag("button", ["key": "customView", "id": "inner"], [title, rect] + connections)
      ]
    }
    if one.act == .disabled { attributes["enabled"] = "NO" }
    return tag("barButtonItem", attributes, connections)
  }

  /// A stack with the screen that has the item, and the screen that its segue leads to.
  private static func storyboard(_ one: Case, _ changed: MarkupElement? = nil) -> MarkupElement {
    func item(_ one: Case, key: String? = nil) -> MarkupElement {
      var item = changed ?? Self.item(one)
      item.attributes["key"] = key
      return item
    }
    let space = tag("barButtonItem", ["systemItem": "flexibleSpace", "id": "space"])
    var parts: [MarkupElement] = []
    var views: [MarkupElement] = []
    switch one.place {
    case .left, .right:
      parts = [tag("navigationItem", [:], [item(one, key: "\(one.place)BarButtonItem")])]
    case .toolbar: parts = [tag("toolbarItems", [:], [space, item(one)])]
    case .toolbarInView:
      views = [tag("toolbar", ["id": "bar"], [rect, tag("items", [:], [space, item(one)])])]
    case .leftInView, .rightInView:
      let side = one.place == .leftInView ? "left" : "right"
      let top = tag(
        "navigationItem", ["title": "Top"], [item(one, key: "\(side)BarButtonItem")])
      views = [tag("navigationBar", ["id": "bar"], [rect, tag("items", [:], [top])])]
    }
    return storyboard(parts, views, ["toolbarHidden": "NO"])
  }

  private static func storyboard(
    _ parts: [MarkupElement], _ views: [MarkupElement], _ stack: [String: String] = [:]
  ) -> MarkupElement {
    let root = tag(
      "connections", [:],
      [
        tag(
          "segue",
          [
            "kind": "relationship", "relationship": "rootViewController",
            "destination": "c",
          ])
      ])
    let view = tag("view", ["key": "view", "id": "v"], [tag("subviews", [:], views)])
    return ImportFixture.storyboard(
      [
        [tag("navigationController", stack.merging(["id": "n"]) { $1 }, [root])],
        [tag("viewController", ["id": "c", "customClass": "C"], [view] + parts)],
        [tag("viewController", ["id": "d", "customClass": "D"])],
      ], ["initialViewController": "n"])
  }

  private func report(_ root: MarkupElement, _ steps: String) throws -> RunReport {
    let app = AppWriter(try ImportFixture.app(of: root)).text()
    return try run("{ scenario: 'Bars', app: \(app), steps: [{ launch: {} }, \(steps)] }")
  }

  private func differences(_ report: RunReport) -> [String] {
    report.outcomes.flatMap(\.differences).map { "\($0.expected) | \($0.found)" }
      + [report.fault?.message.text].compactMap(\.self)
      + report.outcomes.compactMap { $0.crash?.reason }
  }

  @Test(
    arguments: TestSpace("ImportedBars", cases).covering(
      { $0.place }, { $0.content }, { $0.act }))
  func `every item of a bar can be tapped and does what the file says`(_ one: Case) throws {
    let expected =
      switch one.act {
      case .action: "notes: ['go:'], screen: 'C'"
      case .segue: "screen: 'D', stack: ['C', 'D']"
      case .disabled: "notes: [], screen: 'C'"
      }
    let report = try report(
      Self.storyboard(one), "{ tap: { bar: '\(one.content.rawValue)' }, \(expected) }")
    #expect(differences(report) == [])
    let clicks = report.outcomes.flatMap(\.events).filter { $0.name == "$AppClick" }
    guard one.act != .disabled else { return }
    let click = try #require(clicks.first)
    #expect(click.properties["$screen_name"] == "C")
    let isIcon = one.content == .image
    let type = one.content == .button ? "UIButton" : "UIBarButtonItem"
    #expect(
      click.properties["$element_content"] == (isIcon ? nil : .string(one.content.rawValue)))
    #expect(click.properties["$element_type"] == .string(type))
  }

  @Test(arguments: Place.allCases, [Content.title, .image])
  func `an item of a bar keeps its facts, also invisible ones`(
    _ place: Place, _ content: Content
  ) throws {
    var item = Self.item(Case(place: place, content: content, act: .action))
    item.attributes["tag"] = "7"
    item.children.append(
      Self.tag(
        "accessibility",
        ["key": "accessibilityConfiguration", "identifier": "go", "label": "Leave"]))
    let app = AppWriter(
      try ImportFixture.app(
        of: Self.storyboard(Case(place: place, content: content, act: .action), item)))
    let text = app.text()
    let title = content == .title ? "title: \"Go\", " : ""
    let image = content == .title ? "" : "image: \"star\", "
    let facts =
      "\(title)action: \"go:\", id: \"go\", label: \"Leave\", tag: 7, \(image)origin: \"item\""
    let plain = text.replacing(#/\s+/#, with: " ")
    #expect(plain.contains(facts), "\(text)")
  }

  @Test func `a tab keeps its facts`() throws {
    let accessibility = Self.tag(
      "accessibility",
      ["key": "accessibilityConfiguration", "identifier": "home", "label": "First page"])
    let item = Self.tag(
      "tabBarItem", ["key": "tabBarItem", "title": "Home", "tag": "3"], [accessibility])
    let relationship = Self.tag(
      "segue",
      ["kind": "relationship", "relationship": "viewControllers", "destination": "c", "id": "s"])
    let root = ImportFixture.storyboard(
      [
        [Self.tag("tabBarController", ["id": "t"], [Self.tag("connections", [:], [relationship])])],
        [Self.tag("viewController", ["id": "c", "customClass": "C"], [item])],
      ], ["initialViewController": "t"])
    let loaded = try loaded(
      "{ scenario: 'Tabs', app: \(AppWriter(try ImportFixture.app(of: root)).text()), "
        + "steps: [{ launch: {} }, { tap: '#home' }] }")
    let simulation = Simulation(loaded)
    _ = simulation.run(through: 0) { _ in }
    let process = try #require(simulation.session?.process)
    let screen = try #require(AppState(of: process).controller)
    #expect(screen.tabBarItem.accessibilityIdentifier == "home")
    #expect(screen.tabBarItem.accessibilityLabel == "First page")
    #expect(screen.tabBarItem.tag == 3)
    let button = try #require(screen.tabBarController?.tabBar.buttons.first)
    #expect(button.accessibilityIdentifier == "home")
    #expect(button.accessibilityLabel == "First page")
  }

  @Test(arguments: [true, false], [true, false])
  func `the bars of a stack are hidden as in the file`(
    _ hidesBar: Bool, _ hidesToolbar: Bool
  ) throws {
    let item = Case(place: .toolbar, content: .title, act: .action)
    let root = Self.storyboard(
      [Self.tag("toolbarItems", [:], [Self.item(item)])], [],
      [
        "navigationBarHidden": hidesBar ? "YES" : "NO",
        "toolbarHidden": hidesToolbar ? "YES" : "NO",
      ])
    let writer = AppWriter(try ImportFixture.app(of: root))
    let loaded = try loaded(
      "{ scenario: 'Bars', app: \(writer.text()), steps: [{ launch: {} }] }")
    let simulation = Simulation(loaded)
    _ = simulation.run(through: 0) { _ in }
    let process = try #require(simulation.session?.process)
    let stack = try #require(AppState(of: process).controller?.navigationController)
    #expect(stack.isNavigationBarHidden == hidesBar)
    #expect(stack.isToolbarHidden == hidesToolbar)
    #expect(stack.topViewController?.view.frame.minY == (hidesBar ? 0 : 91))
    #expect(stack.topViewController?.view.frame.maxY == (hidesToolbar ? 844 : 766))
    #expect(writer.notes.contains { $0.reason == .hiddenBar } == hidesToolbar)
  }

  @Test func `a tab bar in a view has its tabs`() throws {
    let tabs = [("Home", nil), (nil, "search")].map { title, system in
      var attributes = ["id": "tab"]
      (attributes["title"], attributes["systemItem"]) = (title, system)
      return Self.tag("tabBarItem", attributes)
    }
    let bar = Self.tag("tabBar", ["id": "bar"], [Self.rect, Self.tag("items", [:], tabs)])
    let report = try report(
      Self.storyboard([], [bar]), "{ tap: { tab: 'Search' } }, { tap: { tab: 0 } }")
    #expect(differences(report) == [])
  }

  @Test(arguments: ["sectionHeaderView", "sectionFooterView"], [0, 1])
  func `a section of a collection view has the views of the file`(
    _ key: String, _ prototypes: Int
  ) throws {
    let label = Self.tag(
      "button", ["id": "all"],
      [
        Self.tag("state", ["key": "normal", "title": "All"]),
        Self.tag("rect", ["key": "frame", "x": "8", "y": "8", "width": "200", "height": "44"]),
        Self.tag(
          "connections", [:],
          [
            Self.tag(
              "action", ["selector": "go:", "destination": "c", "eventType": "touchUpInside"])
          ]),
      ])
    let part = Self.tag(
      "collectionReusableView", ["key": key, "id": "part", "customClass": "Banner"],
      [
        Self.tag("rect", ["key": "frame", "x": "0", "y": "0", "width": "390", "height": "60"]),
        Self.tag("subviews", [:], [label]),
      ])
    let cells = Self.tag(
      "cells", [:],
      (0..<prototypes).map { Self.tag("collectionViewCell", ["id": "cell \($0)"]) })
    let list = Self.tag(
      "collectionView", ["id": "list"],
      [
        Self.tag("rect", ["key": "frame", "x": "0", "y": "0", "width": "390", "height": "600"]),
        cells, part,
      ])
    let report = try report(Self.storyboard([], [list]), "{ tap: 'All', notes: ['go:'] }")
    #expect(differences(report) == [])
    let click = try #require(
      report.outcomes.flatMap(\.events).last { $0.name == "$AppClick" })
    #expect(click.properties["$element_path"]?.description.contains("Banner") == true)
  }

  /// A bar with three items, as Interface Builder writes the items that a designer has added.
  private static let stackedBar: MarkupElement = {
    let items = ["First", "Second", "Third"].map { title in
      let action = tag("action", ["selector": "go:", "destination": "c"])
      let button = tag(
        "barButtonItem", ["key": "rightBarButtonItem", "title": "Edit \(title)"],
        [tag("connections", [:], [action])])
      return tag("navigationItem", ["title": title], [button])
    }
    return tag("navigationBar", ["id": "bar"], [rect, tag("items", [:], items)])
  }()

  @Test func `a navigation bar in a view shows its last item and goes back to the others`() throws {
    let report = try report(
      Self.storyboard([], [Self.stackedBar]),
      """
      { tap: { bar: 'Edit Third' }, notes: ['go:'] }, { tap: { back: true } },
      { tap: { bar: 'Edit Second' }, notes: ['go:'] }, { tap: { back: true } },
      { tap: { bar: 'Edit First' }, notes: ['go:'] }
      """)
    #expect(differences(report) == [])
  }

  @Test func `the view in place of a title below the top item is dropped with a note`() throws {
    let title = Self.tag("view", ["key": "titleView", "id": "t"], [Self.rect])
    let items = [
      Self.tag("navigationItem", ["title": "Under"], [title]),
      Self.tag("navigationItem", ["title": "Over"]),
    ]
    let bar = Self.tag("navigationBar", ["id": "bar"], [Self.rect, Self.tag("items", [:], items)])
    let app = try ImportFixture.app(of: Self.storyboard([], [bar]))
    let notes = app.notes.filter { $0.reason == .laterView }
    #expect(notes.map(\.subject) == ["titleView"])
    #expect(notes.map(\.detail) == ["Under"])
  }

  @Test(arguments: [("tableView", "prototypes"), ("collectionView", "cells")])
  func `the background of a list lies behind its rows and takes the touches beside them`(
    _ name: String, _ cells: String
  ) throws {
    let action = Self.tag(
      "action", ["selector": "go:", "destination": "c", "eventType": "touchUpInside"])
    let button = Self.tag(
      "button", ["id": "again"],
      [
        Self.tag("state", ["key": "normal", "title": "Again"]),
        Self.tag("rect", ["key": "frame", "x": "90", "y": "400", "width": "200", "height": "44"]),
        Self.tag("connections", [:], [action]),
      ])
    let background = Self.tag(
      "view", ["key": "backgroundView", "id": "back", "customClass": "Empty"],
      [Self.tag("subviews", [:], [button])])
    let cell = Self.tag(name == "tableView" ? "tableViewCell" : "collectionViewCell", ["id": "one"])
    let list = Self.tag(
      name, ["id": "list"],
      [
        Self.tag("rect", ["key": "frame", "x": "0", "y": "0", "width": "390", "height": "600"]),
        Self.tag(cells, [:], [cell]), background,
      ])
    let writer = AppWriter(try ImportFixture.app(of: Self.storyboard([], [list])))
    #expect(!writer.notes.contains { $0.reason == .noSectionView })
    let loaded = try loaded(
      """
      { scenario: 'Background', app: \(writer.text()),
        steps: [{ launch: {} }, { tap: 'Again', notes: ['go:'] }, { tap: { row: '0:0' } }] }
      """)
    let simulation = Simulation(loaded)
    #expect(differences(simulation.run()) == [])
    let process = try #require(simulation.session?.process)
    let view = try #require(AppState(of: process).controller?.view)
    let shown = try #require(view.everything.lazy.compactMap { $0 as? ListView }.first)
    #expect(shown.subviews.first === shown.backgroundView)
    #expect(shown.backgroundView?.class.name == "Empty")
    #expect(shown.backgroundView?.frame == shown.bounds)
  }
}
