import AutoTrack
import LabLeague

/// The outcomes of all rules of one scheme, or of one file, under all mutants.
struct SchemeResult {
  let rules: any JudgedRules
  /// The outcomes by strength.
  private(set) var strengths: [MutantDraw.Strength: OutcomeTally] = [:]
  /// The outcomes under single edits, by kind.
  private(set) var kinds: [EditKind: OutcomeTally] = [:]
  /// The outcomes by rule, in the order of the rules.
  private(set) var elements: [OutcomeTally]
  /// The first mutant that breaks each rule, with the fewest edits.
  private(set) var killers: [Killer?]

  /// A mutant that breaks a rule.
  struct Killer {
    let mutant: Mutant
    let outcome: RuleOutcome
    /// The index of the tree among those of the mutant.
    let arm: Int
    /// The place in the order of all mutants, before the mutant is made smaller.
    let rank: MutantRank

    /// The tree in which the rule fails.
    var tree: ViewTree { mutant.trees[arm] }
  }

  init(_ rules: any JudgedRules) {
    self.rules = rules
    elements = rules.texts.map { _ in OutcomeTally() }
    killers = rules.texts.map { _ in nil }
  }

  /// Judges the mutant with a number, each of whose trees has the change at its index.
  mutating func judge(
    _ number: Int, _ mutant: Mutant, _ changes: [TreeChange], _ strength: MutantDraw.Strength
  ) {
    for (arm, change) in changes.enumerated() {
      let outcomes = rules.outcomes(in: mutant.trees[arm], after: change)
      for (index, outcome) in outcomes.enumerated() {
        guard let outcome else { continue }
        strengths[strength, default: OutcomeTally()].add(outcome)
        elements[index].add(outcome)
        if strength == .edit, let kind = mutant.edits.first?.kind {
          kinds[kind, default: OutcomeTally()].add(outcome)
        }
        guard outcome.fails else { continue }
        let rank = MutantRank(
          edits: mutant.edits.count, isWrong: outcome.isWrong, strength: strength, number: number)
        if let known = killers[index], known.rank <= rank { continue }
        killers[index] = Killer(mutant: mutant, outcome: outcome, arm: arm, rank: rank)
      }
    }
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
      killers[index] = Killer(
        mutant: small, outcome: killer.outcome, arm: arm, rank: killer.rank)
    }
  }
}

/// The order in which mutants are named as what breaks a rule.
///
/// Those with the fewest edits come first, of these the ones that make the rule wrong, and then
/// those of lower strengths and numbers. So all parts of a run agree on one.
struct MutantRank: Comparable {
  let edits: Int
  let isWrong: Bool
  let strength: MutantDraw.Strength
  let number: Int

  static func < (left: MutantRank, right: MutantRank) -> Bool {
    left.key < right.key
  }

  private var key: (Int, Int, Int, Int) {
    (edits, isWrong ? 0 : 1, strength.place, number)
  }
}

/// The outcomes of a plan.
struct MutationResult {
  let plan: MutationPlan
  /// The results in the order of the schemes.
  let schemes: [SchemeResult]
  /// The numbers of mutants.
  let counts: [MutantDraw.Strength: Int]
  /// The kinds of edits that the screen permits.
  let kinds: [EditKind]

  /// Applies all mutants to all rules.
  init(of plan: MutationPlan) {
    self.plan = plan
    var schemes = plan.schemes.map { SchemeResult(SchemeRules(for: plan.elements, by: $0)) }
    if let rules = plan.rules { schemes.append(SchemeResult(rules)) }
    var counts: [MutantDraw.Strength: Int] = [:]
    for strength in MutantDraw.Strength.allCases {
      let mutants = plan.mutants(of: strength)
      counts[strength] = mutants.count
      for (number, mutant) in mutants {
        let changes = mutant.trees.map { TreeChange(from: plan.tree, to: $0) }
        for index in schemes.indices { schemes[index].judge(number, mutant, changes, strength) }
      }
    }
    for index in schemes.indices { schemes[index].shrink(of: plan.tree) }
    (self.schemes, self.counts) = (schemes, counts)
    kinds = MutantSource(plan.tree).kinds
  }
}
