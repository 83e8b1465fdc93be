import LabImportSupport
import LabLanguage
import Testing
@testable import LabImport

/// Segues, actions and recognisers of every owner.
@Suite struct InterfaceBuilderConnections {
  /// The owners of connections in a storyboard.
  enum Owner: String, CaseIterable {
    case controller, button, view, containerView, barItem, toolbarItem, gesture, row, item
  }

  private static let unknownKind = "teleport"

  /// The kinds of segues that a file can have, and an unknown one.
  private static let kinds = IBConnections.kinds.keys.sorted() + [unknownKind]

  private static let cases = Owner.allCases.flatMap { owner in kinds.map { (owner, $0) } }

  /// A storyboard in which the owner has connections; its second scene is the destination.
  private static func app(
    _ owner: Owner, _ connections: [MarkupElement], _ attributes: [String: String] = [:]
  ) throws -> ImportedApp {
    let own = ImportFixture.tag("connections", [:], connections)
    let gestures = ImportFixture.tag(
      "connections", [:],
      [
        ImportFixture.tag(
          "outletCollection", ["property": "gestureRecognizers", "destination": "tap"])
      ])
    var subview = ImportFixture.tag("view", ["id": "other"], [gestures])
    if [.button, .view, .containerView].contains(owner) {
      subview = ImportFixture.tag(owner.rawValue, ["id": "o"], [own])
    }
    var controller = ImportFixture.tag("viewController", ["id": "c"], [])
    let list = owner == .row ? "tableView" : "collectionView"
    let cell = ImportFixture.tag("\(list)Cell", ["id": "o"], [own])
    let isList = owner == .row || owner == .item
    controller.children = [
      isList
        ? ImportFixture.tag(
          list, ["key": "view", "id": "v"], [ImportFixture.tag("prototypes", [:], [cell])])
        : ImportFixture.tag(
          "view", ["key": "view", "id": "v"], [ImportFixture.tag("subviews", [:], [subview])])
    ]
    let item = ImportFixture.tag(
      "barButtonItem", ["id": "o", "key": "rightBarButtonItem"], [own])
    switch owner {
    case .controller: controller.children.append(own)
    case .barItem: controller.children.append(ImportFixture.tag("navigationItem", [:], [item]))
    case .toolbarItem: controller.children.append(ImportFixture.tag("toolbarItems", [:], [item]))
    default: break
    }
    let tap = ImportFixture.tag(
      "tapGestureRecognizer", ["id": "tap"], owner == .gesture ? [own] : [])
    let second = ImportFixture.tag("viewController", ["id": "d"])
    let exit = ImportFixture.tag("exit", ["id": "e"])
    return try ImportFixture.app(
      of: ImportFixture.storyboard([[controller, tap, exit], [second]]))
  }

  @Test(arguments: cases)
  func `every kind of segue has an act for every owner`(_ owner: Owner, _ kind: String) throws {
    let element = ImportFixture.tag(
      "segue",
      [
        "kind": kind, "destination": kind == "unwind" ? "e" : "d", "id": "s",
        "identifier": "name", "unwindAction": "back:",
      ])
    let app = try Self.app(owner, [element])
    let segues = app.parts.flatMap(\.segues)
    let segue = try #require(segues.first)
    #expect(segues.count == 1)
    #expect(segue.kind == IBConnections.kinds[kind] ?? .custom)
    #expect(segue.identifier == "name")
    #expect(segue.trigger == Self.trigger(owner, kind))
    #expect(
      segue.destination
        == (kind == "unwind"
          ? .unwind("back:") : .controller(ImportedID(file: "a.storyboard", id: "d"))))
    #expect(app.notes.contains { $0.reason == .performedByCode } == (segue.trigger == .code))
    #expect(app.notes.contains { $0.reason == .customSegue } == (segue.kind == .custom))
  }

  private static func trigger(_ owner: Owner, _ kind: String) -> ImportedSegue.Trigger {
    if kind == "embed" { return .loading }
    switch owner {
    case .controller: return .code
    case .row, .item: return .selection
    default: return .tap
    }
  }

  @Test(arguments: Owner.allCases)
  func `a segue to a missing object names the reason`(_ owner: Owner) throws {
    let element = ImportFixture.tag("segue", ["kind": "show", "destination": "gone"])
    let app = try Self.app(owner, [element])
    #expect(
      app.parts.flatMap(\.segues).map(\.destination) == [
        .missing("a.storyboard has no controller of the id 'gone'")
      ])
    #expect(app.notes.map(\.reason).filter { $0 == .missingDestination }.count == 1)
  }

  @Test(arguments: ["outlet", "outletCollection"])
  func `an outlet to an object that the file lacks has a note`(_ name: String) throws {
    let outlets = ["gone", "d", "k"].map {
      ImportFixture.tag(name, ["property": "own", "destination": $0])
    }
    let label = ImportFixture.tag("label", ["id": "k"])
    let view = ImportFixture.tag(
      "view", ["key": "view", "id": "v"], [ImportFixture.tag("subviews", [:], [label])])
    let controllers = ["c", "d"].map { id in
      ImportFixture.tag(
        "viewController", ["id": id],
        id == "c" ? [view, ImportFixture.tag("connections", [:], outlets)] : [])
    }
    let app = try ImportFixture.app(of: ImportFixture.storyboard([controllers]))
    let notes = app.notes.filter { $0.reason == .missingDestination }
    #expect(notes.map(\.subject) == ["outlet 'own'"])
    #expect(notes.map(\.detail) == ["no object 'gone'"])
  }

  @Test func `an accessory has its own segue`() throws {
    let element = ImportFixture.tag(
      "segue", ["kind": "push", "destination": "d", "trigger": "accessoryAction"])
    let app = try Self.app(.row, [element])
    #expect(app.parts.flatMap(\.segues).map(\.trigger) == [.accessory])
  }

  @Test(arguments: Owner.allCases)
  func `every owner has its actions`(_ owner: Owner) throws {
    let elements = [("go:", "c"), ("other:", "v"), ("lost:", "gone")].map { selector, id in
      ImportFixture.tag("action", ["selector": selector, "destination": id, "id": selector])
    }
    let app = try Self.app(owner, elements)
    // A controller sends no actions.
    guard owner != .controller else { return }
    let actions = app.parts.flatMap(\.actions)
    #expect(actions.map(\.selector) == ["go:", "other:", "lost:"])
    let file = "a.storyboard"
    #expect(
      actions.map(\.target) == [
        .controller(ImportedID(file: file, id: "c")), .view(ImportedID(file: file, id: "v")),
        .object("gone"),
      ])
    #expect(app.controllers[0].methods == ["go:"])
    #expect(app.notes.map(\.reason).filter { $0 == .unknownTarget }.count == 1)
  }

  @Test func `peek and pop inside a segue are noted`() throws {
    let inner = ImportFixture.tag("segue", ["key": "commit", "kind": "show", "destination": "d"])
    let element = ImportFixture.tag("segue", ["kind": "show", "destination": "d"], [inner])
    let app = try Self.app(.button, [element])
    #expect(app.parts.flatMap(\.segues).count == 1)
    #expect(app.notes.map(\.reason).contains(.peekAndPop))
  }

  @Test(arguments: [
    ("rootViewController", ImportedChild.Role.root), ("viewControllers", .tab),
    ("masterViewController", .primary), ("detailViewController", .secondary),
    ("supplementaryViewController", .supplementary), ("compactViewController", .compact),
  ])
  func `every relationship has a role`(_ name: String, _ role: ImportedChild.Role) throws {
    let element = ImportFixture.tag(
      "segue", ["kind": "relationship", "relationship": name, "destination": "d", "id": "r"])
    let app = try Self.app(.controller, [element])
    let key = ImportedID(file: "a.storyboard", id: "d")
    #expect(
      app.controllers[0].children == [
        ImportedChild(role, .controller(key), id: ImportedID(file: "a.storyboard", id: "r"))
      ])
    #expect(app.parts.flatMap(\.segues) == [])
  }

  @Test func `a recogniser for a remote control takes no touches`() throws {
    let mask = ImportFixture.tag("pressTypeMask", ["key": "allowedPressTypes"])
    let tap = ImportFixture.tag("tapGestureRecognizer", ["id": "tap"], [mask])
    let outlet = ImportFixture.tag(
      "outletCollection", ["property": "gestureRecognizers", "destination": "tap"])
    let view = ImportFixture.tag(
      "view", ["key": "view", "id": "v"], [ImportFixture.tag("connections", [:], [outlet])])
    let app = try ImportFixture.app(
      of: ImportFixture.storyboard([
        [ImportFixture.tag("viewController", ["id": "c"], [view]), tap]
      ]))
    #expect(app.controllers[0].view?.gestures.map(\.isEnabled) == [false])
    #expect(app.notes.map(\.reason).contains(.remotePresses))
  }
}

/// Views by their places, and elements that no table knows.
@Suite struct InterfaceBuilderTrees {
  private static func app(_ view: MarkupElement) throws -> ImportedApp {
    try ImportFixture.app(
      of: ImportFixture.storyboard([[ImportFixture.tag("viewController", ["id": "c"], [view])]]))
  }

  private static let child = ImportFixture.tag(
    "subviews", [:], [ImportFixture.tag("button", ["id": "b"])])

  @Test(
    arguments: IBElements.roles.keys.sorted().filter {
      !["titleView", "customView", "contentView"].contains($0)
    })
  func `a view has the role of its key`(_ key: String) throws {
    let inner = ImportFixture.tag("view", ["key": key, "id": "i"], [Self.child])
    for parent in ["view", "tableView", "collectionView", "visualEffectView"] {
      let app = try Self.app(ImportFixture.tag(parent, ["key": "view", "id": "v"], [inner]))
      let nodes = app.controllers[0].nodes
      #expect(nodes.compactMap(\.id?.id) == ["v", "i", "b"], "\(parent)")
      #expect(nodes.map(\.role) == [.root, try #require(IBElements.roles[key]), .subview])
    }
  }

  @Test(arguments: [
    ("tableViewCell", ImportedNode.Role.contentView, "UITableViewCellContentView"),
    ("collectionViewCell", .contentView, "UIView"),
    ("visualEffectView", .subview, "_UIVisualEffectContentView"), ("view", .subview, "UIView"),
  ])
  func `only the content view of a cell has that role`(
    _ parent: String, _ role: ImportedNode.Role, _ name: String
  ) throws {
    let content = ImportFixture.tag("view", ["key": "contentView", "id": "i"], [Self.child])
    let app = try Self.app(ImportFixture.tag(parent, ["key": "view", "id": "v"], [content]))
    let nodes = app.controllers[0].nodes
    #expect(nodes.compactMap(\.id?.id) == ["v", "i", "b"])
    #expect(nodes[1].role == role && nodes[1].type.name == name)
  }

  @Test(arguments: IBElements.views.keys.sorted() + ["hologramView"])
  func `every view keeps its children`(_ name: String) throws {
    let element = ImportFixture.tag(name, ["id": "x"], [Self.child])
    let app = try Self.app(
      ImportFixture.tag(
        "view", ["key": "view", "id": "v"], [ImportFixture.tag("subviews", [:], [element])]))
    #expect(app.controllers[0].nodes.compactMap(\.id?.id) == ["v", "x", "b"])
    let isKnown = IBElements.views[name] != nil
    #expect(app.controllers[0].nodes[1].type.isGuess == !isKnown)
    #expect(app.notes.contains { $0.reason == .unknownElement } == !isKnown)
    #expect(app.files[0].elements.unknown == (isKnown ? [:] : [name: 1]))
  }

  @Test func `an unknown controller is a plain one`() throws {
    let view = ImportFixture.tag("view", ["key": "view", "id": "v"], [Self.child])
    let element = ImportFixture.tag(
      "arcadeViewController", ["id": "c", "sceneMemberID": "viewController"], [view])
    let app = try ImportFixture.app(of: ImportFixture.storyboard([[element]]))
    #expect(app.controllers.map(\.type.name) == ["UIViewController"])
    #expect(app.controllers[0].nodes.count == 2)
    #expect(app.files[0].elements.unknown == ["arcadeViewController": 1])
  }

  /// The masks of each size class, in the order in which they count.
  @Test(arguments: [
    (["default"], false), (["default", "widthClass=compact"], true),
    (["default", "widthClass=regular"], false), (["default", "heightClass=regular"], true),
    (["default", "heightClass=compact"], false),
    (["default", "heightClass=regular-widthClass=compact"], true),
    (["default", "heightClass=regular-widthClass=regular"], false),
    (["default", "heightClass=compact-widthClass=compact"], false),
  ])
  func `a phone in portrait decides which subviews are installed`(
    _ keys: [String], _ isInstalled: Bool
  ) throws {
    let variations = keys.map { key in
      let row = ImportFixture.tag(key == "default" ? "exclude" : "include", ["reference": "b"])
      return ImportFixture.tag(
        "variation", ["key": key], [ImportFixture.tag("mask", ["key": "subviews"], [row])])
    }
    let app = try Self.app(
      ImportFixture.tag("view", ["key": "view", "id": "v"], [Self.child] + variations))
    #expect(app.controllers[0].nodes.count == (isInstalled ? 2 : 1))
    #expect(app.notes.contains { $0.reason == .excludedView } == !isInstalled)
  }

  @Test func `a variation changes attributes and frames`() throws {
    let frame = { (width: String) in
      ImportFixture.tag(
        "rect", ["key": "frame", "x": "0", "y": "0", "width": width, "height": "1"])
    }
    let stack = ImportFixture.tag(
      "stackView", ["key": "view", "id": "v", "spacing": "3"],
      [
        frame("10"),
        ImportFixture.tag(
          "variation",
          ["key": "heightClass=regular-widthClass=compact", "axis": "vertical", "spacing": "4"]),
        ImportFixture.tag("variation", ["key": "widthClass=compact"], [frame("20")]),
        ImportFixture.tag(
          "variation", ["key": "widthClass=regular", "spacing": "5"], [frame("30")]),
      ])
    let view = try #require(try Self.app(stack).controllers[0].view)
    #expect(view.stack == ImportedStack(isVertical: true, spacing: 4))
    #expect(view.frame?.width == 20)
  }

  @Test func `a class of several elements inherits from the most special one`() throws {
    let views = ["view", "control", "view"].map { ImportFixture.tag($0, ["customClass": "Own"]) }
    let app = try Self.app(
      ImportFixture.tag(
        "view", ["key": "view", "id": "v"], [ImportFixture.tag("subviews", [:], views)]))
    #expect(app.classes.map { "\($0.name): \($0.superclass)" } == ["Own: UIControl"])
    #expect(app.notes.map(\.reason).contains(.twoSuperclasses))
  }

  @Test(arguments: ["selectedBackgroundView", "inputView", "editingAccessoryView"])
  func `a view of another state is dropped with a note`(_ key: String) throws {
    let later = ImportFixture.tag("view", ["key": key, "id": "l"], [Self.child])
    let app = try Self.app(ImportFixture.tag("view", ["key": "view", "id": "v"], [later]))
    #expect(app.controllers[0].nodes.compactMap(\.id?.id) == ["v"])
    #expect(app.notes.map(\.reason).contains(.laterView))
  }

  @Test(arguments: ["navigationBar", "toolbar", "tabBar"])
  func `the class of a container's bar is noted`(_ name: String) throws {
    let bar = ImportFixture.tag(name, ["key": name, "customClass": "OwnBar"])
    let app = try ImportFixture.app(
      of: ImportFixture.storyboard([
        [ImportFixture.tag("navigationController", ["id": "c"], [bar])]
      ]))
    #expect(app.notes.map(\.reason).contains(.barClass))
    #expect(app.classes == [])
  }

  @Test func `the first of two elements with one id counts`() throws {
    let twice = [Self.child, Self.child].flatMap(\.children)
    let app = try Self.app(
      ImportFixture.tag(
        "view", ["key": "view", "id": "v"], [ImportFixture.tag("subviews", [:], twice)]))
    #expect(app.notes.map(\.reason).contains(.duplicateID))
  }
}
