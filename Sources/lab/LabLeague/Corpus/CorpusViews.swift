import AutoTrack
import LabImport
import MiniUI

/// The views of a scene as plain views, from which trees for path schemes and edits are made.
struct CorpusViews {
  /// The views, each after its superview; their ids are their places, from 1.
  private(set) var views: [PlainView] = []
  /// The places of the elements among the views.
  private(set) var places: [Int] = []
  private let form: Form
  private var stacks: [String: Int] = [:]

  /// The views around and between those of the file.
  enum Form {
    /// The views of the file alone, which edits change as its developers do.
    case declared
    /// The views in a navigation controller, with the private views of bars and a row for each
    /// cell, as a device shows them.
    case shown
  }

  /// Makes the views of a scene.
  init(of elements: [CorpusElement], on screen: String, as form: Form) {
    self.form = form
    if form == .shown {
      let container = add(
        ["UILayoutContainerView"] + UIKitClasses.lineage(of: "UIView"), below: nil)
      views[container].controller = UIKitClasses.lineage(of: "UINavigationController")
    }
    for (place, element) in elements.enumerated() {
      let outer = element.node.parent.map { places[$0] } ?? (form == .shown ? 0 : nil)
      places.append(add(element, below: stack(for: element, below: outer) ?? outer))
      if place == 0, !element.node.isStandIn {
        let controller = [screen] + UIKitClasses.lineage(of: "UIViewController")
        views[places[place]].controller = controller
      }
    }
  }

  /// Returns the elements in the tree of the views.
  func elements(by maker: PlainTrees) -> [ViewTree.Element] {
    let tree = maker.tree(of: views, greatestID: views.count)
    return places.compactMap { tree.element(ofID: views[$0].id) }
  }

  private mutating func add(_ lineage: [String], below parent: Int?) -> Int {
    views.append(PlainView(id: views.count + 1, parent: parent, lineage: lineage))
    return views.count - 1
  }

  private mutating func add(_ element: CorpusElement, below parent: Int?) -> Int {
    let node = element.node
    var view = PlainView(id: views.count + 1, parent: parent, lineage: lineage(of: element))
    (view.identifier, view.text) = (node.identifier, node.content)
    view.label = node.hasOwnLabel ? node.label : nil
    view.takesText = ["textField", "textView", "searchBar"].contains(node.role)
    (view.isHidden, view.tag) = (element.isHidden, node.tag ?? 0)
    view.left = element.frame?.x ?? 0
    let place = element.position.map { CellPath(section: $0.section, row: $0.row) }
    view.listPlace = place.map { .cell($0) }
    if form == .shown {
      view.controlText = node.role == "button" ? node.ownText : node.placeholder
      // The app's code decides the places of other cells; all have the first one.
      let shown = node.isCell ? place ?? CellPath(section: 0, row: 0) : nil
      view.listPlace = shown.map { .cell($0) }
      // Cells of tables count from the top, in the order of their places.
      view.top = shown.map { Double($0.section) * 10_000 + Double($0.row) } ?? 0
    }
    views.append(view)
    return views.count - 1
  }

  /// Returns the place of the private view around a bar item: one stack for each side of a bar.
  private mutating func stack(for element: CorpusElement, below bar: Int?) -> Int? {
    guard form == .shown, element.node.isBarItem else { return nil }
    let key = "\(bar ?? -1) \(element.node.side ?? "")"
    if let known = stacks[key] { return known }
    let isToolbar = bar.map { views[$0].lineage.first == "UIToolbar" } ?? false
    let name = isToolbar ? "_UIToolbarContentView" : "_UINavigationBarContentView"
    let content = add([name] + UIKitClasses.lineage(of: "UIView"), below: bar)
    let stack = add(
      ["_UIButtonBarStackView"] + UIKitClasses.lineage(of: "UIStackView"), below: content)
    stacks[key] = stack
    return stack
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
    let base = IBElements.views[node.role] ?? "UIView"
    return (node.className == base ? [] : [node.className]) + UIKitClasses.lineage(of: base)
  }
}
