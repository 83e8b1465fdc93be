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

  /// The paths that schemes write, without the screen.
  package struct Paths: Equatable, Sendable {
    /// Classes with the index among all siblings.
    package var absolute: [String] = []
    /// Classes with the index among siblings of the class; rows have section and row.
    package var standard: [String] = []
    /// The same, without the row of the innermost cell.
    package var sensors: [String] = []
    /// Classes alone.
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
  /// Interface Builder's object id of each element; empty for a stand-in.
  package let ids: [String]
  /// Interface Builder's name of each element.
  package let kinds: [String]
  /// The facts of the capturable elements, by place.
  package let signals: [Int: ElementSignals]

  init(name: String, idiom: String, elements: [CorpusElement], ids: [String], kinds: [String]) {
    (self.name, self.idiom, self.elements) = (name, idiom, elements)
    (self.ids, self.kinds) = (ids, kinds)
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
