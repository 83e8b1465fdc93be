public import MiniUI

extension ViewTree {
  /// Creates a snapshot of all visible windows, back to front.
  public init(_ process: AppProcess) {
    self = Snapshot(of: process.application.visibleWindows).tree
  }

  /// Creates a snapshot of the window of a view, or of its topmost superview.
  ///
  /// Superviews are part of paths, so the snapshot includes them.
  public init(around view: View) {
    let line = sequence(first: view, next: \.superview)
    self = Snapshot(of: line.reduce(into: []) { top, view in top = [view] }).tree
  }
}

extension ViewTree {
  /// Creates a snapshot of all visible windows, and returns it with the elements of some views.
  package static func snapshot(
    of process: AppProcess, locating views: [View]
  ) -> (tree: ViewTree, elements: [Element]) {
    let snapshot = Snapshot(of: process.application.visibleWindows)
    let sought = Set(views.map(ObjectIdentifier.init))
    let elements = snapshot.tree.elements.filter { element in
      snapshot.views[element.id].map { sought.contains(ObjectIdentifier($0)) } ?? false
    }
    return (snapshot.tree, elements)
  }
}

/// A tree with the views that it was created from.
struct Snapshot {
  /// The tree; the ids of its elements are the indices in ``views``.
  private(set) var tree = ViewTree()
  /// The views by the ids of their elements; nil for the node of the screen.
  private(set) var views: [View?] = [nil]
  private var ids: [ObjectIdentifier: Int] = [:]
  private var classes: [ObjectIdentifier: ViewClass] = [:]
  private var controllers = ControllerNumbers()

  /// A view that is not yet part of the tree.
  private struct UnseenView {
    let view: View
    let parent: Int
    /// True inside a text input, where any text may be typed.
    let isTyped: Bool
  }

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
    // The next responder may be a later view, so all ids must be known.
    for (id, view) in views.enumerated() { if let view { noteNext(of: view, id) } }
    noteSignals()
    tree.controllers = controllers.nodes
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
    node.owner = view.controller.map { controllers.number(of: $0) }
    node.selectedSegment = view.selectedSegment
    node.left = view.frame.minX
    return node
  }

  /// Records the facts for other schemes; an outlet may hold a view outside its own.
  private mutating func noteSignals() {
    var outlets = OutletNames()
    for case let view? in views { outlets.add(view) }
    for (id, view) in views.enumerated() {
      guard let view else { continue }
      var details = ViewDetails(view)
      details.facts.readSignals(of: view)
      details.facts.outlets = outlets.names(of: view)
      tree.nodes[id].known = KnownDetails(details)
    }
  }

  private mutating func viewClass(_ type: DynamicClass) -> ViewClass {
    if let known = classes[ObjectIdentifier(type)] { return known }
    let new = ViewClass(type.name, below: type.ancestry.dropFirst().map(\.name))
    classes[ObjectIdentifier(type)] = new
    return new
  }

  /// Records the next responder if an override of `nextResponder` changes it.
  private mutating func noteNext(of view: View, _ id: Int) {
    let next = view.next
    guard next !== (view.controller ?? view.superview) else { return }
    tree.nodes[id].next =
      next.flatMap { ids[ObjectIdentifier($0)] }.map { .element($0) } ?? .nowhere
  }
}
