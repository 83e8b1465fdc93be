package import MiniUI
package import Wording

/// A possible next version of a screen: a tree after edits, or two trees behind a flag.
package struct Mutant: Sendable {
  /// The edits in their order; each applies to the tree after those before it.
  package let edits: [TreeEdit]
  /// The tree after the edits; with a flag also the tree without it, first.
  package let trees: [ViewTree]

  /// Applies edits to a tree; nil if one of them is not possible.
  package init?(_ edits: [TreeEdit], of tree: ViewTree) {
    var (arms, isFlagged) = ([tree], false)
    for edit in edits {
      guard let last = arms.last?.applying(edit) else { return nil }
      if edit.kind == .flag && !isFlagged {
        (arms, isFlagged) = (arms + [last], true)
      } else {
        // An arm in which the element is missing stays the same.
        arms = arms.dropLast().map { $0.applying(edit) ?? $0 } + [last]
      }
    }
    (self.edits, trees) = (edits, arms)
  }

  /// Returns the smallest mutant of which a statement still holds, which holds for this one.
  ///
  /// Edits are removed, and then replaced by smaller ones, until no single step is possible.
  package func shrunk(of tree: ViewTree, while holds: (Mutant) -> Bool) -> Mutant {
    var best = self
    while let next = best.smaller(of: tree).first(where: holds) { best = next }
    return best
  }

  /// Returns the mutants that are one step smaller.
  private func smaller(of tree: ViewTree) -> some Sequence<Mutant> {
    let fewer =
      edits.count < 2
      ? []
      : edits.indices.map { gone in
        edits.indices.filter { $0 != gone }.map { edits[$0] }
      }
    let lesser = edits.indices.flatMap { index in
      edits[index].smaller.map { edit in
        edits.indices.map { $0 == index ? edit : edits[$0] }
      }
    }
    return (fewer + lesser).lazy.compactMap { Mutant($0, of: tree) }
  }

  /// Returns the edits in words, in their order.
  package func description(of tree: ViewTree) -> [Sentence] {
    var (words, tree) = ([Sentence](), tree)
    for edit in edits {
      words.append(edit.description(in: tree))
      tree = tree.applying(edit) ?? tree
    }
    return words
  }
}

/// The edits that a tree permits, from which mutants are drawn.
package struct MutantSource: Sendable {
  /// The tree without edits.
  package let tree: ViewTree
  /// The kinds that the tree permits, with their edits, in the order of ``ChangeKind``.
  private let edits: [(kind: ChangeKind, edits: [TreeEdit])]

  package init(_ tree: ViewTree, kinds: [ChangeKind] = ChangeKind.ofEdits) {
    self.tree = tree
    edits = kinds.map { ($0, tree.edits(of: $0)) }.filter { !$0.1.isEmpty }
  }

  /// The kinds of edits that the tree permits.
  package var kinds: [ChangeKind] { edits.map(\.kind) }

  package var all: [TreeEdit] { edits.flatMap(\.edits) }

  /// Draws an edit: first the kind, all with one probability, and then the edit.
  package func edit(_ chance: inout Chance) -> TreeEdit? {
    edits.randomElement(using: &chance)?.edits.randomElement(using: &chance)
  }

  /// Draws a mutant with a number of edits; each is drawn from those of the tree before it.
  package func mutant(edits count: Int, _ chance: inout Chance) -> Mutant? {
    var (drawn, source) = ([TreeEdit](), self)
    while drawn.count < count {
      guard let edit = source.edit(&chance) else { break }
      drawn.append(edit)
      guard drawn.count < count, let next = source.tree.applying(edit) else { continue }
      source = MutantSource(next)
    }
    return drawn.isEmpty ? nil : Mutant(drawn, of: tree)
  }

  /// Draws a release: of each kind as many edits as its rate gives; nil for a release without any.
  package func release(_ rates: EditRates, _ chance: inout Chance) -> Mutant? {
    let counts = edits.flatMap { group in
      Array(repeating: group.edits, count: rates.draw(group.kind, &chance))
    }
    let drawn = counts.compactMap { $0.randomElement(using: &chance) }
    var (kept, tree) = ([TreeEdit](), tree)
    for edit in drawn {
      guard let next = tree.applying(edit) else { continue }
      kept.append(edit)
      tree = next
    }
    return kept.isEmpty ? nil : Mutant(kept, of: self.tree)
  }
}
