import AutoTrack

/// The outcomes of all rules of one scheme under all mutants.
struct SchemeResult {
  let rules: SchemeRules
  /// The outcomes by strength.
  private(set) var strengths: [MutationPlan.Strength: OutcomeCounts] = [:]
  /// The outcomes under single edits, by kind.
  private(set) var kinds: [EditKind: OutcomeCounts] = [:]
  /// The outcomes by element, in the order of the elements.
  private(set) var elements: [OutcomeCounts]
  /// The first mutant that breaks the rule of each element, with the fewest edits.
  private(set) var killers: [Killer?]

  /// A mutant that breaks a rule.
  struct Killer {
    let mutant: Mutant
    let outcome: RuleOutcome
    /// The index of the tree among those of the mutant.
    let arm: Int

    /// The tree in which the rule fails.
    var tree: ViewTree { mutant.trees[arm] }
  }

  init(_ rules: SchemeRules) {
    self.rules = rules
    elements = Array(repeating: OutcomeCounts(), count: rules.elements.count)
    killers = Array(repeating: nil, count: rules.elements.count)
  }

  /// Judges a mutant, each of whose trees has the change at its index.
  mutating func judge(
    _ mutant: Mutant, _ changes: [TreeChange], _ strength: MutationPlan.Strength
  ) {
    for (arm, change) in changes.enumerated() {
      for (index, outcome) in rules.outcomes(after: change).enumerated() {
        guard let outcome else { continue }
        strengths[strength, default: OutcomeCounts()].add(outcome)
        elements[index].add(outcome)
        if strength == .edit, let kind = mutant.edits.first?.kind {
          kinds[kind, default: OutcomeCounts()].add(outcome)
        }
        note(Killer(mutant: mutant, outcome: outcome, arm: arm), of: index)
      }
    }
  }

  /// Keeps the mutant with the fewest edits, and of those one that makes the rule wrong.
  private mutating func note(_ killer: Killer, of index: Int) {
    guard killer.outcome != .kept, killer.outcome != .retired else { return }
    if let known = killers[index] {
      let fewer = killer.mutant.edits.count < known.mutant.edits.count
      let worse =
        killer.mutant.edits.count == known.mutant.edits.count
        && killer.outcome.isWrong && !known.outcome.isWrong
      guard fewer || worse else { return }
    }
    killers[index] = killer
  }

  /// Shrinks the mutants that break rules, with the same outcomes.
  mutating func shrink(of tree: ViewTree) {
    for (index, killer) in killers.enumerated() {
      guard let killer else { continue }
      let outcomes = { [rules] (mutant: Mutant) in
        mutant.trees.map { rules.outcomes(in: $0)[index] }
      }
      let small = killer.mutant.shrunk(of: tree) { outcomes($0).contains(killer.outcome) }
      guard let arm = outcomes(small).firstIndex(of: killer.outcome) else { continue }
      killers[index] = Killer(mutant: small, outcome: killer.outcome, arm: arm)
    }
  }
}

/// The outcomes of a plan.
struct MutationResult {
  let plan: MutationPlan
  /// The results in the order of the schemes.
  let schemes: [SchemeResult]
  /// The numbers of mutants.
  let counts: [MutationPlan.Strength: Int]
  /// The kinds of edits that the screen permits.
  let kinds: [EditKind]

  /// Applies all mutants to all rules.
  init(of plan: MutationPlan) {
    self.plan = plan
    var schemes = plan.schemes.map { SchemeResult(SchemeRules(for: plan.elements, by: $0)) }
    var counts: [MutationPlan.Strength: Int] = [:]
    for strength in MutationPlan.Strength.allCases {
      let mutants = plan.mutants(of: strength)
      counts[strength] = mutants.count
      for mutant in mutants {
        let changes = mutant.trees.map { TreeChange(from: plan.tree, to: $0) }
        for index in schemes.indices { schemes[index].judge(mutant, changes, strength) }
      }
    }
    for index in schemes.indices { schemes[index].shrink(of: plan.tree) }
    (self.schemes, self.counts) = (schemes, counts)
    kinds = MutantSource(plan.tree).kinds
  }
}
