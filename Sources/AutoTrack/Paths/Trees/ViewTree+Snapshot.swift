public import MiniUI

extension ViewTree {
  /// Takes down what is on screen: every visible window, back to front.
  public init(_ process: AppProcess) {
    self = Snapshot(of: process.application.visibleWindows).tree
  }

  /// Takes down everything that a view is together with: its window, or the topmost view it is in.
  ///
  /// Views around it are part of its path, so they come along.
  public init(around view: View) {
    let line = sequence(first: view, next: \.superview)
    self = Snapshot(of: line.reduce(into: []) { top, view in top = [view] }).tree
  }
}

/// A tree together with the views that it was taken from.
struct Snapshot {
  /// The tree; the ids of its elements are the places in ``views``.
  private(set) var tree = ViewTree(nodes: [ViewTree.Node(type: ViewClass(""))])
  /// The views by the ids of their elements; what stands for the screen has none.
  private(set) var views: [View?] = [nil]
  private var ids: [ObjectIdentifier: Int] = [:]
  private var classes: [ObjectIdentifier: ViewClass] = [:]

  /// A view that has not been looked at yet.
  private struct UnseenView {
    let view: View
    let parent: Int
    /// Whether a person types into something around it, so that any text may be theirs.
    let isTyped: Bool
  }

  /// Looks at views and at what is in them.
  init(of roots: [View]) {
    var waiting = roots.reversed().map {
      UnseenView(view: $0, parent: ViewTree.Node.screen, isTyped: false)
    }
    while let next = waiting.popLast() {
      let id = add(next)
      let isTyped = next.isTyped || tree.nodes[id].takesText
      waiting += next.view.subviews.reversed().map {
        UnseenView(view: $0, parent: id, isTyped: isTyped)
      }
    }
    for (id, view) in views.enumerated() { if let view { noteNext(of: view, id) } }
  }

  private mutating func add(_ waiting: UnseenView) -> Int {
    let (view, id) = (waiting.view, tree.nodes.count)
    tree.nodes.append(node(of: waiting))
    tree.nodes[waiting.parent].children.append(id)
    views.append(view)
    ids[ObjectIdentifier(view)] = id
    return id
  }

  private mutating func node(of waiting: UnseenView) -> ViewTree.Node {
    let view = waiting.view
    var node = ViewTree.Node(type: viewClass(view.class), parent: waiting.parent)
    node.identifier = view.accessibilityIdentifier
    node.takesText = view.takesText
    node.text = waiting.isTyped || node.takesText ? nil : view.displayedText
    node.isHidden = view.isHidden
    node.listPlace = view.listPlace
    node.owner = view.controller.map(ViewTree.Owner.init)
    node.selectedSegment = view.selectedSegment
    node.left = view.frame.minX
    return node
  }

  private mutating func viewClass(_ type: DynamicClass) -> ViewClass {
    if let known = classes[ObjectIdentifier(type)] { return known }
    let new = ViewClass(type.name, below: Array(type.lineage.dropFirst()))
    classes[ObjectIdentifier(type)] = new
    return new
  }

  /// Any code may stand behind `nextResponder`, so the chain is taken down where it is another.
  private mutating func noteNext(of view: View, _ id: Int) {
    let next = view.next
    guard next !== (view.controller ?? view.superview) else { return }
    tree.nodes[id].next =
      next.flatMap { ids[ObjectIdentifier($0)] }.map { .element($0) } ?? .nowhere
  }
}

extension ViewTree.Owner {
  /// Looks at a controller now.
  fileprivate init(_ controller: ViewController) {
    self.init(
      controller: PathController(controller), children: controller.children.map(\.class.name))
  }
}
