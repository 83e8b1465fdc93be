package import AutoTrack

/// A mutant that breaks a rule.
package struct MutantKiller: Sendable {
  package let mutant: Mutant
  package let outcome: RuleOutcome
  /// The place in the order of all mutants, before the mutant is made smaller.
  package let rank: MutantRank
  /// The index of the tree among those of the mutant.
  private let arm: Int

  /// The tree in which the rule fails.
  package var tree: ViewTree { mutant.trees[arm] }

  private init(_ mutant: Mutant, _ outcome: RuleOutcome, _ rank: MutantRank, arm: Int) {
    (self.mutant, self.outcome, self.rank, self.arm) = (mutant, outcome, rank, arm)
  }

  /// Returns the first of a known killer and a numbered mutant, if one of them breaks the rule.
  package static func first(
    _ known: MutantKiller?, _ mutant: Mutant, _ number: Int,
    _ strength: MutantDraw.Strength = .release, arm: Int, _ outcome: RuleOutcome
  ) -> MutantKiller? {
    guard outcome.fails else { return known }
    let rank = MutantRank(edits: mutant.edits.count, strength: strength, number: number)
    if let known, known.rank.key(known.outcome) <= rank.key(outcome) { return known }
    return MutantKiller(mutant, outcome, rank, arm: arm)
  }

  /// Returns the smallest mutant with the same outcome.
  package func shrunk(
    of tree: ViewTree, by outcome: (ViewTree) -> RuleOutcome?
  ) -> MutantKiller {
    func fails(_ tree: ViewTree) -> Bool { outcome(tree) == self.outcome }
    let small = mutant.shrunk(of: tree) { $0.trees.contains(where: fails) }
    let arm = small.trees.firstIndex(where: fails)
    return arm.map { MutantKiller(small, self.outcome, rank, arm: $0) } ?? self
  }
}

/// The order in which mutants are named as what breaks a rule.
///
/// Those with the fewest edits come first, of these the ones that make the rule wrong, and then
/// those of lower strengths and numbers. So all parts of a run agree on one.
package struct MutantRank: Equatable, Sendable {
  package let edits: Int
  package let strength: MutantDraw.Strength
  package let number: Int

  package init(edits: Int, strength: MutantDraw.Strength, number: Int) {
    (self.edits, self.strength, self.number) = (edits, strength, number)
  }

  /// Returns the key of the order for a mutant with an outcome.
  package func key(_ outcome: RuleOutcome) -> (Int, Int, Int, Int) {
    (edits, outcome.isWrong ? 0 : 1, strength.place, number)
  }
}
