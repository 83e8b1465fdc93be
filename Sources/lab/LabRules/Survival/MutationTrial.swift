import AutoTrack
import LabLeague
import Wording

/// The fates of a rule on edited versions of its screen.
struct MutationTrial {
  private(set) var survival = RuleSurvival()
  /// The smallest mutant that breaks the rule.
  private(set) var example: RuleBroken.Example?
  private let target: ScreenTarget

  private var screen: RuleScreen { target.screen }

  /// Judges the rule on every mutant; nil if it matches no element of the screen.
  init?(of rule: CircledRule, on screen: RuleScreen, under mutants: [Mutant]) {
    guard let target = ScreenTarget(of: .pattern(rule.element), on: screen) else { return nil }
    self.target = target
    var killer: MutantKiller?
    for (number, mutant) in mutants.enumerated() {
      for (arm, tree) in mutant.trees.enumerated() {
        let outcome = target.outcome(in: tree)
        survival.add(outcome)
        killer = .first(killer, mutant, number, arm: arm, outcome)
      }
    }
    example = killer.map { example(of: $0.shrunk(of: screen.tree, by: target.outcome(in:))) }
  }

  private func example(of killer: MutantKiller) -> RuleBroken.Example {
    let edits = killer.mutant.description(of: screen.tree).map(\.text)
    let tree = killer.tree
    let (own, hits) = (target.own, target.matches(in: tree))
    // The element, or else the one that the rule matches now.
    let marked =
      tree.elements.first { own.contains($0.id) }
      ?? tree.elements.first { hits.contains($0.id) }
    let before = screen.tree.elements.first { own.contains($0.id) }
    let found = tree.elements.filter { hits.contains($0.id) }.prefix(5)
    let lines =
      ["  \(killer.outcome.name) after \(edits.joined(separator: "; then "))"]
      + found.map { "    hit  \($0)" }
      + ["before", screen.tree.description(marking: before)]
      + ["after", tree.description(marking: marked)]
    return RuleBroken.Example(
      version: edits, outcome: killer.outcome.name, before: screen.tree, after: tree, lines: lines)
  }
}
