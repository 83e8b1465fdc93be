/// A scheme whose paths consist of the path of the view around an element and of a step.
///
/// It is the fast path of the figure of a mutant, of which it saves 89 % together with indexes
/// that all schemes share. Paths are composed for the elements alone whose steps an edit changes,
/// and for those in them. `path(of:)` is the plain version, and the suite
/// `ComposedPathProperties` compares the two.
protocol ComposedPathScheme: PathScheme {
  /// The part of an element's path that the paths of its subviews share.
  associatedtype Stem: Sendable

  /// The facts that the step of an element depends on.
  static var reads: StepFacts { get }

  /// Returns the stem of an element.
  ///
  /// The stem of the superview is `outer`, nil at the top. The stem before an edit is `old`, if the
  /// edit left the element's step as it was.
  func stem(of id: Int, in tree: IndexedTree, after outer: Stem?, was old: Stem?) -> Stem

  /// Returns the path of an element with a stem.
  func path(of id: Int, in tree: IndexedTree, _ stem: Stem) -> String

  /// Returns the composed paths of a tree.
  ///
  /// Each scheme makes them itself: code for all schemes would be twice as slow.
  func composedPaths(of tree: IndexedTree) -> ComposedPaths
}

/// The paths of one scheme after edits of a tree.
struct ComposedPaths: Sendable {
  /// Visits the affected elements of a condition, each with its path; nil if that is the old one.
  typealias Visit =
    @Sendable (
      _ change: TreeChange, _ isSought: (Int) -> Bool, _ visitor: (Int, String?) -> Void
    ) -> Void

  let visit: Visit

  init<Scheme: ComposedPathScheme>(_ scheme: Scheme, _ tree: IndexedTree) {
    let composition = Composition(scheme, tree)
    visit = { composition.visit(after: $0, where: $1, $2) }
  }
}

/// The stems of a scheme in a tree before edits.
private struct Composition<Scheme: ComposedPathScheme>: Sendable {
  private let scheme: Scheme
  /// The stems by id; nil for removed elements.
  private let stems: [Scheme.Stem?]
  private let reads = Scheme.reads.union(.parent)

  init(_ scheme: Scheme, _ tree: IndexedTree) {
    var stems: [Scheme.Stem?] = Array(repeating: nil, count: tree.tree.nodes.count)
    for element in tree.tree.elements {
      let outer = tree.tree.nodes[element.id].parent.flatMap { stems[$0] }
      stems[element.id] = scheme.stem(of: element.id, in: tree, after: outer, was: nil)
    }
    (self.scheme, self.stems) = (scheme, stems)
  }

  func visit(
    after change: TreeChange, where isSought: (Int) -> Bool, _ visitor: (Int, String?) -> Void
  ) {
    let tree = change.after
    var fresh: [Scheme.Stem?] = Array(repeating: nil, count: tree.tree.nodes.count)
    for id in change.affectedIDs {
      let parent = tree.tree.nodes[id].parent ?? ViewTree.Node.screen
      let isNewStep = !change.differences[id].isDisjoint(with: reads)
      guard isNewStep || fresh[parent] != nil else {
        if isSought(id) { visitor(id, nil) }
        continue
      }
      let outer = fresh[parent] ?? (parent < stems.count ? stems[parent] : nil)
      let old = isNewStep || id >= stems.count ? nil : stems[id]
      let stem = scheme.stem(of: id, in: tree, after: outer, was: old)
      fresh[id] = stem
      if isSought(id) { visitor(id, scheme.path(of: id, in: tree, stem)) }
    }
  }
}
