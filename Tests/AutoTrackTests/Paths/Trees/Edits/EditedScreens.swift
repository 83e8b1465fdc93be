import MiniUI
import TestSupport

@testable import AutoTrack

enum EditedScreens {
  /// Every screen: one with every kind of view, and pseudorandom ones.
  static let all = [app, old] + (0..<40).map { ViewTree(RandomTree(seed: $0).root) }

  /// The edits of a kind on every screen, with their trees.
  static func edits(of kind: ChangeKind) -> [(ViewTree, TreeEdit)] {
    let space = all.flatMap { tree in tree.edits(of: kind).map { (tree, $0) } }
    return TestSpace("EditProperties", part: "\(kind)", space).some(30)
  }

  /// A screen with bars, a list of two sections, controls, texts and two controllers.
  static let app = ViewTree(
    NewView(
      "UILayoutContainerView", controller: "UITabBarController",
      NewView(
        "UIView", id: "home", controller: "App.HomeViewController", form, list,
        NewView(
          "UIView", NewView("UIView", controller: "App.CardViewController", NewView("App.Card")))),
      tabs))

  private static let form = NewView(
    "UIStackView", id: "form",
    NewView("UIButton", id: "buy", text: "Buy 2", NewView("UIButtonLabel", text: "Buy 2")),
    NewView("UIButton", id: "sell", text: "Sell", NewView("UIButtonLabel", text: "Sell")),
    NewView("UISwitch", id: "alarm"), NewView("UIControl"), "UILabel",
    NewView("App.Badge", text: "New!", isHidden: true),
    NewView("UISearchBar", "UISearchBarTextField"),
    NewView("UIView", NewView("UIView", "UIImageView"), "UIImageView"))

  private static let list = NewView(
    "UITableView",
    NewView("UITableViewHeaderFooterView", text: "First", listPlace: .header(0)),
    row(0, 0), row(0, 1), row(0, 2), row(1, 0), row(1, 1))

  private static func row(_ section: Int, _ row: Int) -> NewView {
    NewView(
      "UITableViewCell", listPlace: .cell(CellPath(section: section, row: row)),
      NewView(
        "UITableViewCellContentView", NewView("UILabel", text: "Row \(section).\(row)"),
        NewView("UIButton", text: "Add")))
  }

  private static let tabs = NewView(
    "UITabBar", NewView("UITabBarButton", id: "tab-home", text: "Home"),
    NewView("UITabBarButton", text: "Cart"), NewView("UITabBarButton", text: "Me"))

  /// A screen with the private views of older systems.
  private static let old = ViewTree(
    NewView(
      "UIView", controller: "HomeViewController",
      NewView(
        "UITableView",
        NewView(
          "UITableViewWrapperView",
          NewView(
            "UITableViewCell",
            NewView("UITableViewCellScrollView", "UITableViewCellContentView")))),
      NewView("_UIAlertControllerActionView", text: "OK"),
      NewView(
        "UINavigationBar",
        NewView(
          "_UINavigationBarContentView", NewView("_UIButtonBarStackView", "_UIButtonBarButton")))))
}

extension ViewTree {
  /// All facts of all elements, to compare trees.
  var record: [String] {
    elements.map { element in
      let node = nodes[element.id]
      let parent = node.parent ?? -1
      return "\(element.id) in \(parent): \(element) \(node.left) \(node.next) \(node.type.lineage)"
    }
  }

  /// True if superviews and subviews agree, and no element occurs twice.
  var isSound: Bool {
    let ids = elements.map(\.id)
    return Set(ids).count == ids.count
      && ids.allSatisfy { id in nodes[id].children.allSatisfy { nodes[$0].parent == id } }
      && ids.allSatisfy(contains)
  }
}

extension ViewTree.Node {
  /// The facts that an edit elsewhere keeps.
  var facts: [String?] { [type.name, identifier, text, "\(isHidden)", "\(takesText)"] }
}

extension ChangeKind {
  /// True for edits of many elements at once.
  var isGlobal: Bool { self == .localize || self == .system || self == .renameClass }
}

extension TreeEdit {
  /// True for the elements that the edit is about, and for those in them.
  func touches(_ element: ViewTree.Element) -> Bool {
    let line = sequence(first: element, next: \.parent).map(\.id)
    return line.contains(site) || other.map(line.contains) ?? false
  }

  /// True if the edit removes an element beside its site.
  func removes(_ element: ViewTree.Element) -> Bool {
    let isInList = sequence(first: element, next: \.parent).contains { $0.listPlace != nil }
    return isInList && (kind == .changeRows || kind == .changeSections)
  }
}
