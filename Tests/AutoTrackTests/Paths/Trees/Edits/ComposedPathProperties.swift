import MiniUI
import Testing
import TestSupport

@testable import AutoTrack

/// Paths that are composed after an edit, compared with whole paths.
@Suite struct ComposedPathProperties {
  @Test(arguments: EditKind.allCases)
  func `composed paths are the whole paths in every scheme`(_ kind: EditKind) {
    for tree in TestSpace("ComposedPathProperties", part: "\(kind)", ComposedScreens.all).some(2) {
      let base = IndexedTree(tree)
      for edit in ComposedScreens.sample(tree.edits(of: kind)) {
        guard let new = tree.applying(edit) else { continue }
        expectAgreement(base, new, edit.description(in: tree))
      }
    }
  }

  @Test(arguments: EditKind.allCases)
  func `a second edit is compared with the tree of the first`(_ kind: EditKind) {
    let trees = ComposedScreens.all.enumerated()
    for (number, tree) in TestSpace("ComposedPathProperties", part: "\(kind)", trees).some(3) {
      var chance = Chance(seed: UInt64(number)).stream(kind.rawValue)
      guard let first = tree.edits(of: kind).randomElement(using: &chance),
        let base = tree.applying(first).map({ IndexedTree($0) }),
        let second = MutantSource(base.tree).edit(&chance),
        let new = base.tree.applying(second)
      else { continue }
      expectAgreement(base, new, "\(second.description(in: base.tree)) after \(first)")
    }
  }

  @Test(arguments: EditKind.allCases)
  func `rules have the outcomes of whole paths`(_ kind: EditKind) {
    let space = TestSpace("ComposedPathProperties", part: "\(kind)", ComposedScreens.all.prefix(4))
    for tree in space.some(1) {
      let rules = PathSchemes.all.map { SchemeRules(for: tree.elements, by: $0) }
      for edit in ComposedScreens.sample(tree.edits(of: kind)) {
        guard let new = tree.applying(edit) else { continue }
        let change = TreeChange(from: tree, to: new)
        for rules in rules {
          #expect(
            rules.outcomes(after: change) == rules.plainOutcomes(after: change),
            "\(rules.scheme.name), \(edit.description(in: tree))")
        }
      }
    }
  }

  @Test func `every scheme of the package composes paths`() {
    #expect(PathSchemes.all.allSatisfy { $0 is any ComposedPathScheme })
  }

  @Test func `a tree with another responder chain has whole paths`() throws {
    var tree = ComposedScreens.controls
    tree.nodes[4].next = .nowhere
    let new = try #require(tree.edits(of: .insertBeforeSame).first.flatMap(tree.applying))
    #expect(!TreeChange(from: tree, to: new).isComposable)
  }

  /// Compares the path of each affected element, and the indexes of all elements.
  private func expectAgreement(_ base: IndexedTree, _ new: ViewTree, _ words: String) {
    let change = TreeChange(from: base, to: new)
    #expect(change.isComposable)
    let whole = SiblingIndexes(of: new)
    for element in new.elements {
      #expect(change.after.indexes.ofClass[element.id] == whole.ofClass[element.id], "\(words)")
      #expect(change.after.indexes.ofKind[element.id] == whole.ofKind[element.id], "\(words)")
    }
    for scheme in PathSchemes.all {
      guard let composed = (scheme as? any ComposedPathScheme)?.composedPaths(of: base) else {
        continue
      }
      composed.visit(change, { _ in true }) { id, path in
        let found = path ?? scheme.path(of: base.element(id))
        let expected = scheme.path(of: change.after.element(id))
        #expect(found == expected, "\(scheme.name), \(words), path \(path ?? "as before")")
      }
    }
  }
}

/// Screens with every fact that a step of some scheme reads.
private enum ComposedScreens {
  static let all = [controls, alert, list, EditedScreens.app] + EditedScreens.all[2..<7]

  /// Returns at most eight of some edits, evenly spread.
  static func sample(_ edits: [TreeEdit]) -> [TreeEdit] {
    stride(from: 0, to: edits.count, by: max(1, edits.count / 8)).map { edits[$0] }
  }

  /// Segments that a tap has reordered, controls of related classes, and an element with an id.
  static let controls: ViewTree = {
    var tree = screen(
      "UIView", "HomeViewController",
      [
        NewView(
          "UISegmentedControl", NewView("UISegment", text: "B"),
          NewView("UISegment", text: "A", NewView("UILabel", text: "A")),
          NewView("App.Segment", "UILabel"), NewView("App.Segment", "UILabel"), "UILabel"),
        NewView("UIButton", text: "Buy"), "App.Buy", "UIControl", NewView("UIButton", text: "Sell"),
        NewView("UIView", NewView("UIView", "App.Buy"), "App.Buy"),
        NewView("UITabBar", "UITabBarButton", "UITabBarButton", "UILabel"),
      ])
    let segments = tree.ids(of: "UISegment") + tree.ids(of: "App.Segment")
    for (place, id) in segments.enumerated() { tree.nodes[id].left = [50, 0, 200, 100][place] }
    tree.nodes[tree.ids(of: "UISegmentedControl")[0]].selectedSegment = 1
    tree.describe(tree.ids(of: "UITabBar")[0]) { $0.elementID = "tabs" }
    for id in tree.ids(of: "UIButton") {
      tree.nodes[id].text = "Buy \"\(id)\""
      tree.describe(id) { $0.controlText = "Buy \"\(id)\"" }
    }
    tree.nodes[tree.ids(of: "UIView")[1]].owner = ViewTree.Owner(
      controller: PathController(
        className: "CardViewController", pageAlias: "Card", isAlert: false, index: 0))
    return tree
  }()

  /// An alert over a screen, whose views belong to that.
  static let alert: ViewTree = {
    var tree = screen(
      "_UIAlertControllerView", "UIAlertController",
      [
        NewView("UILabel", text: "Sale"), "_UIAlertControllerActionView",
        NewView("_UIAlertControllerActionView", "UILabel"), "UIFieldEditor",
      ])
    tree.nodes[1].owner?.controller = PathController(
      className: "UIAlertController", pageAlias: nil, isAlert: true, index: 0)
    tree.controllers[1].isRootOfKeyWindow = false
    tree.controllers[1].presenter = 0
    tree.controllers[1].carrier = 2
    for (place, id) in tree.ids(of: "_UIAlertControllerActionView").enumerated() {
      tree.describe(id) { $0.actionIndex = place }
    }
    return tree
  }()

  /// Cells in another order than their edges, of two related classes.
  static let list: ViewTree = {
    func row(_ name: String, _ row: Int) -> NewView {
      NewView(
        name, listPlace: .cell(CellPath(section: 0, row: row)),
        NewView("UIView", NewView("UIButton", text: "Add")))
    }
    var tree = screen(
      "UIView", "App.ListViewController",
      [
        NewView(
          "UITableView", NewView("UIView", listPlace: .header(0)), row("UITableViewCell", 1),
          row("App.Cell", 0), row("UITableViewCell", 2), "UITableViewWrapperView"),
        NewView("UITableViewWrapperView", NewView("UILabel", text: "9 rows")),
      ])
    for (place, id) in (tree.ids(of: "UITableViewCell") + tree.ids(of: "App.Cell")).enumerated() {
      tree.describe(id) { $0.top = [300, 100, 200][place] }
    }
    return tree
  }()

  /// Returns a screen whose controller is a child of the root of the window.
  private static func screen(
    _ name: String, _ controller: String, _ children: [NewView]
  ) -> ViewTree {
    var root = NewView(name, controller: controller)
    root.children = children
    var tree = ViewTree(root)
    var types: [String: ViewClass] = [:]
    for id in tree.nodes.indices.dropFirst() {
      let name = tree.nodes[id].type.name
      let type = types[name] ?? ViewClass(name, below: ancestors[name, default: []] + ["UIView"])
      types[name] = type
      tree.nodes[id].type = type
    }
    tree.nodes[1].owner?.number = 1
    tree.controllers = [
      ViewTree.ControllerNode(
        classNames: ["UITabBarController", "UIViewController"], isRootOfKeyWindow: true),
      ViewTree.ControllerNode(
        classNames: [controller, "UIViewController"], parent: 0, index: 2,
        isRootOfKeyWindow: false),
      ViewTree.ControllerNode(
        classNames: ["App.ShopViewController", "UIViewController"], parent: 0, index: 0,
        isRootOfKeyWindow: false),
    ]
    return tree
  }

  private static let ancestors = [
    "UIButton": ["UIControl"], "App.Buy": ["UIButton", "UIControl"],
    "App.Segment": ["UISegment"], "App.Cell": ["UITableViewCell"],
    "UITabBarButton": ["UIControl"], "UISegmentedControl": ["UIControl"],
  ]
}

extension ViewTree {
  /// Returns the elements of exactly a class.
  fileprivate func ids(of name: String) -> [Int] {
    elements.filter { $0.className == name }.map(\.id)
  }

  /// Sets facts that few schemes read.
  fileprivate mutating func describe(_ id: Int, _ change: (inout ViewDetails) -> Void) {
    var details = nodes[id].known?.details ?? .usual
    change(&details)
    nodes[id].known = KnownDetails(details)
  }
}
