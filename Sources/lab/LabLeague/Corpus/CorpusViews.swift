import AutoTrack
import LabImport
import MiniUI

/// The views of a scene as a tree for path schemes and edits.
struct CorpusViews {
  /// The views, each after its superview.
  private(set) var tree = ViewTree()
  private var ids: [Int] = []
  private let form: Form
  private let maker: NodeMaker
  /// The private views of bars by superview and name, and their stacks by side.
  private var barViews: [BarView: Int] = [:]

  private struct BarView: Hashable {
    let parent: Int
    let name: String
    let side: String?
  }

  /// The views around and between those of the file.
  enum Form {
    /// The views of the file alone, which edits change as its developers do.
    case declared
    /// The views in a navigation controller, with the private views of bars and a row for each
    /// cell, as a device shows them.
    case shown
  }

  init(
    of elements: [CorpusElement], on screen: String, as form: Form, by maker: NodeMaker
  ) {
    (self.form, self.maker) = (form, maker)
    if form == .shown {
      let container = tree.insert(
        maker.node(["UILayoutContainerView"] + UIKitClasses.lineage(of: "UIView")),
        into: ViewTree.Node.screen)
      tree.addController(UIKitClasses.lineage(of: "UINavigationController"), at: container)
    }
    let container = tree.nodes.count - 1
    for (place, element) in elements.enumerated() {
      // The app's code decides where the other views of a file go, so they have no superview.
      let isShown = place == 0 || element.node.isStandIn
      let parent =
        element.node.parent.map { ids[$0] }
        ?? (isShown ? container : ViewTree.Node.screen)
      ids.append(addWithBars(element, below: parent))
      if place == 0, !element.node.isStandIn {
        tree.addController([screen] + UIKitClasses.lineage(of: "UIViewController"), at: ids[0])
      }
    }
  }

  /// The elements in the tree.
  var elements: [ViewTree.Element] { ids.compactMap { tree.element(ofID: $0) } }

  private mutating func add(_ element: CorpusElement, below parent: Int) -> Int {
    let node = element.node
    var place = element.position
    var (controlText, top) = (String?.none, 0.0)
    if form == .shown {
      controlText = node.kind == "button" ? node.ownText : node.placeholder
      // The app's code decides the places of other cells; all have the first one.
      place = node.isCell ? place ?? CellPath(section: 0, row: 0) : nil
      // Cells of tables count from the top, in the order of their places.
      top = place.map { Double($0.section) * 10_000 + Double($0.row) } ?? 0
    }
    var view = maker.node(
      lineage(of: element), label: node.label, tag: node.tag, controlText: controlText, top: top)
    (view.identifier, view.text) = (node.identifier, node.content)
    view.takesText = ["textField", "textView", "searchBar"].contains(node.kind)
    (view.isHidden, view.left) = (element.isHidden, node.frame?.origin.x ?? 0)
    view.listPlace = place.map { .cell($0) }
    return tree.insert(view, into: parent)
  }

  /// Adds an element; a bar has one private view around its items, and one in it for each side.
  private mutating func addWithBars(_ element: CorpusElement, below parent: Int) -> Int {
    guard form == .shown else { return add(element, below: parent) }
    if element.node.isStandIn { return barView(lineage(of: element), below: parent) }
    guard let content = content(of: tree.nodes[parent].classNames) else {
      return add(element, below: parent)
    }
    let around = barView([content] + UIKitClasses.lineage(of: "UIView"), below: parent)
    guard element.node.isBarItem else { return add(element, below: around) }
    let side = barView(
      ["_UIButtonBarStackView"] + UIKitClasses.lineage(of: "UIStackView"),
      of: element.node.side, below: around)
    return add(element, below: side)
  }

  /// Returns the private view around the items of a bar; nil for other views.
  private func content(of lineage: [String]) -> String? {
    if lineage.contains("UIToolbar") { return "_UIToolbarContentView" }
    return lineage.contains("UINavigationBar") ? "_UINavigationBarContentView" : nil
  }

  /// Returns the id of a bar or of a view in it, which is added once, or once for each side.
  private mutating func barView(
    _ lineage: [String], of side: String? = nil, below parent: Int
  ) -> Int {
    let key = BarView(parent: parent, name: lineage[0], side: side)
    if let known = barViews[key] { return known }
    let id = tree.insert(maker.node(lineage), into: parent)
    barViews[key] = id
    return id
  }

  /// Returns the names of an element's class and its ancestors at run time.
  private func lineage(of element: CorpusElement) -> [String] {
    let node = element.node
    if node.isStandIn { return UIKitClasses.lineage(of: node.className) }
    if node.isBarItem {
      // A space between buttons is a plain view.
      return element.isCapturable
        ? ["_UIButtonBarButton"] + UIKitClasses.lineage(of: "UIControl")
        : UIKitClasses.lineage(of: "UIView")
    }
    let base = IBElements.views[node.kind] ?? "UIView"
    return (node.className == base ? [] : [node.className]) + UIKitClasses.lineage(of: base)
  }
}
