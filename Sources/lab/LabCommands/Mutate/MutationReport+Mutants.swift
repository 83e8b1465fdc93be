import AutoTrack
import LabKit
import LabLanguage
import LabLeague
import LabSystem
import Wording

extension MutationReport {
  /// Applies all mutants of a plan to all rules, on the screen that a scenario shows.
  init(of plan: MutationPlan, _ loaded: LoadedScenario, step: Int, named name: String) {
    var schemes = plan.schemes.map { SchemeTrial(JudgedRules(of: $0, for: plan.elements)) }
    if let rules = plan.rules { schemes.append(SchemeTrial(rules)) }
    var counts: [Int] = []
    for strength in MutantDraw.Strength.allCases {
      let mutants = plan.mutants(of: strength)
      counts.append(mutants.count)
      for (number, mutant) in mutants {
        let changes = mutant.trees.map { TreeChange(from: plan.tree, to: $0) }
        for index in schemes.indices { schemes[index].judge(number, mutant, changes, strength) }
      }
    }
    var screen = Fingerprint()
    screen.add(file: loaded.file.bytes)
    screen.add(file: Array(plan.tree.description.utf8))
    let identity = Identity(
      path: loaded.path, operand: loaded.operand, title: loaded.scenario.title, step: step,
      stepName: name, seed: plan.seed, count: plan.count, screen: screen.text,
      rates: plan.rates.fingerprint, elements: plan.elements.map(\.description),
      kinds: MutantSource(plan.tree).kinds)
    self.init(
      identity: identity, shard: plan.shard, mutants: counts,
      schemes: schemes.map { $0.result(on: plan.tree) })
  }
}

/// The rules of one scheme, or of one file, under mutants.
private struct SchemeTrial {
  private let rules: JudgedRules
  private var scheme: MutationReport.Scheme
  /// The first mutant that breaks each rule.
  private var killers: [MutantKiller?]

  init(_ rules: JudgedRules) {
    self.rules = rules
    scheme = MutationReport.Scheme(
      name: rules.name, labels: rules.labels, strengths: [:], kinds: [:],
      rules: rules.texts.map { MutationReport.Rule(path: $0, outcomes: OutcomeTally()) })
    killers = rules.texts.map { _ in nil }
  }

  /// Judges the mutant with a number, each of whose trees has the change at its index.
  mutating func judge(
    _ number: Int, _ mutant: Mutant, _ changes: [TreeChange], _ strength: MutantDraw.Strength
  ) {
    for (arm, change) in changes.enumerated() {
      for (index, outcome) in rules.outcomes(change).enumerated() {
        guard let outcome else { continue }
        scheme.strengths[strength, default: OutcomeTally()].add(outcome)
        scheme.rules[index].outcomes.add(outcome)
        if strength == .edit, let kind = mutant.edits.first?.kind {
          scheme.kinds[kind, default: OutcomeTally()].add(outcome)
        }
        killers[index] = .first(killers[index], mutant, number, strength, arm: arm, outcome)
      }
    }
  }

  /// Returns the outcomes with the mutants that break rules, each as small as it can be.
  func result(on tree: ViewTree) -> MutationReport.Scheme {
    var scheme = scheme
    let marked = rules.marked
    for (index, killer) in killers.enumerated() {
      let small = killer?.shrunk(of: tree) { next in
        rules.outcomes(TreeChange(from: tree, to: next))[index]
      }
      guard let small else { continue }
      let after = small.tree.elements.first { $0.id == marked[index]?.id }
      scheme.rules[index].killer = MutationReport.Killer(
        edits: small.mutant.description(of: tree), outcome: small.outcome, rank: small.rank,
        before: tree.description(marking: marked[index]),
        after: small.tree.description(marking: after))
    }
    return scheme
  }
}
