package import AutoTrack
package import MiniUI

/// A view or a bar item of a screen of a corpus, as an SDK could read it: it has no id.
package struct CorpusElement: Equatable, Sendable {
  /// The facts, with the place in the tree and the frame on the canvas.
  package var node: ViewFacts
  /// The controller's class.
  package let screen: String
  /// True if events come from it.
  package var isCapturable = false
  package var isHidden = false
  /// The outlets in order: those of the controller first, then by name; a name may come twice.
  package var outlets: [String] = []
  /// The paths of the schemes of indexes and classes.
  package var paths = Paths()
  /// The texts near it: those of siblings, their children, and its cell.
  package var near: Set<String> = []
  /// The place of a static cell; nil for other elements.
  package var position: CellPath?

  /// The paths on a screen as a device shows it.
  package struct Paths: Equatable, Sendable {
    /// Classes with the index among all siblings.
    package var absolute = ""
    /// The path in the default scheme, and in `sensors`.
    package var standard = "", sensors = ""
    /// The classes of the views around it and its own, the outermost first.
    package var classes: [String] = []
  }
}

/// A scene with its elements; the ids stand apart, so that only the score can use them.
package struct CorpusScreen: Sendable {
  /// The controller's class.
  package let name: String
  /// The elements, each after its parent.
  package let elements: [CorpusElement]
  /// The same elements on the screen as a device shows it.
  package let shown: [ViewTree.Element]
  /// Interface Builder's object id of each element; empty for a stand-in.
  package let ids: [String]
  /// The facts of the capturable elements, by place.
  package let signals: [Int: ElementSignals]

  init(name: String, elements: [CorpusElement], ids: [String]) {
    (self.name, self.ids) = (name, ids)
    shown = CorpusViews(of: elements, on: name, as: .shown, by: NodeMaker()).elements
    var elements = elements
    let (standard, sensors) = (
      DefaultPathScheme().paths(of: shown), SensorsPathScheme().paths(of: shown)
    )
    for (place, view) in shown.enumerated() where !elements[place].node.isStandIn {
      let line = view.lineOnScreen
      elements[place].paths = CorpusElement.Paths(
        absolute: line.map { "\($0.className) \($0.indexAmongAll)" }.joined(separator: "/"),
        standard: standard[place], sensors: sensors[place], classes: line.map(\.className))
      // Rules by all facts look on other screens, too, so their paths begin with the screen.
      elements[place].node.path = name + standard[place].drop { $0 != "/" }
    }
    self.elements = elements
    let tree = SignalTree(screen: name, nodes: elements.map(\.node))
    signals = elements.indices.reduce(into: [:]) { all, place in
      if elements[place].isCapturable { all[place] = tree.signals(of: place) }
    }
  }
}

extension CorpusElement {
  /// True if two elements of one role have an action, outlet, identifier or text in common.
  package func isRemade(of old: CorpusElement) -> Bool {
    var (before, after) = (old.node, node)
    (before.text, after.text) = (before.content, after.content)
    return before.isReplaced(by: after)
  }
}

extension ViewTree.Element {
  /// The views around the element and itself, the outermost first, without the container.
  fileprivate var lineOnScreen: [ViewTree.Element] {
    sequence(first: self, next: \.parent).filter { !$0.isContainer }.reversed()
  }

  /// The index among all siblings; cells count apart, as rows do, and outermost views not at all.
  fileprivate var indexAmongAll: Int {
    guard let parent, !parent.isContainer else { return 0 }
    return parent.children.prefix { $0.id != id }
      .count { ($0.listPlace == nil) == (listPlace == nil) }
  }

  /// True for the view of the navigation controller around all screens.
  private var isContainer: Bool { className == "UILayoutContainerView" }
}
