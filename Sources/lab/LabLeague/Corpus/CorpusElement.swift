package import AutoTrack
package import LabImport

/// A view or a bar item of a screen of a corpus, as an SDK could read it: it has no id.
package struct CorpusElement: Equatable, Sendable {
  /// The facts for ``ElementSignals``, with the place in the tree.
  package var node: SignalTree.Node
  /// The controller's class.
  package let screen: String
  /// `pad` for a screen of the iPad alone.
  package let idiom: String
  /// True if events come from it.
  package var isCapturable = false
  /// True for a hidden view.
  package var isHidden = false
  /// The outlets in order: those of the controller first, then by name; a name may come twice.
  package var outlets: [String] = []
  /// The accessibility label without system items.
  package var ownLabel: String?
  /// The text of the node in the file.
  package var rawText: String?
  /// The frame on the canvas: origin in the screen, and size.
  package var frame: ImportedFrame?
  /// The paths of the schemes of indexes and classes.
  package var paths = Paths()
  /// The texts near it: those of siblings, their children, and its cell.
  package var near: Set<String> = []
  /// The header text of its section, for a cell.
  package var header: String?
  /// The place of a static cell; nil for other elements.
  package var position: Position?

  /// The section and the row of a static cell.
  package struct Position: Equatable, Sendable {
    package let section: Int
    package let row: Int
  }

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
  /// `pad` for a screen of the iPad alone.
  package let idiom: String
  /// The elements, each after its parent.
  package let elements: [CorpusElement]
  /// The same elements on the screen as a device shows it.
  package let shown: [ViewTree.Element]
  /// Interface Builder's object id of each element; empty for a stand-in.
  package let ids: [String]
  /// Interface Builder's name of each element.
  package let kinds: [String]
  /// The facts of the capturable elements, by place.
  package let signals: [Int: ElementSignals]

  init(name: String, idiom: String, elements: [CorpusElement], ids: [String], kinds: [String]) {
    (self.name, self.idiom, self.ids, self.kinds) = (name, idiom, ids, kinds)
    shown = CorpusViews(of: elements, on: name, as: .shown).elements(by: PlainTrees())
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
    let (before, after) = (old.node, node)
    guard before.role == after.role else { return false }
    return !before.actions.isEmpty && before.actions == after.actions
      || !before.outlets.isDisjoint(with: after.outlets)
      || before.identifier != nil && before.identifier == after.identifier
      || before.content != nil && before.content == after.content
  }
}

extension ViewTree.Element {
  /// The views around the element and itself, the outermost first, without the container.
  fileprivate var lineOnScreen: [ViewTree.Element] {
    sequence(first: self, next: \.parent).dropLast().reversed()
  }

  /// The index among all siblings; cells count apart, as rows do, and the container has no order.
  fileprivate var indexAmongAll: Int {
    guard let parent, parent.parent != nil else { return 0 }
    return parent.children.prefix { $0.id != id }
      .count { ($0.listPlace == nil) == (listPlace == nil) }
  }
}
