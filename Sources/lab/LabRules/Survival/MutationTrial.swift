import AutoTrack

/// The fates of a rule on edited versions of its screen.
struct MutationTrial {
  private(set) var survival = RuleSurvival()
  /// The smallest mutant that breaks the rule.
  private(set) var example: RuleBroken.Example?
  private let target: ScreenTarget

  private var screen: RuleScreen { target.screen }

  /// A mutant that breaks the rule, with the number of the tree in which it does.
  private struct Killer {
    let mutant: Mutant
    let outcome: RuleOutcome
    let arm: Int

    /// True if the mutant has fewer edits, or as many and makes the rule wrong.
    func isBetter(than other: Killer) -> Bool {
      let (mine, theirs) = (mutant.edits.count, other.mutant.edits.count)
      return mine == theirs
        ? outcome != .lost && other.outcome == .lost : mine < theirs
    }
  }

  /// Judges the rule on every mutant; nil if it matches no element of the screen.
  init?(of rule: CircledRule, on screen: RuleScreen, under mutants: [Mutant]) {
    guard let target = ScreenTarget(of: .pattern(rule.element), on: screen) else { return nil }
    self.target = target
    var killer: Killer?
    for mutant in mutants {
      for (arm, tree) in mutant.trees.enumerated() {
        let outcome = target.outcome(in: tree)
        survival.add(outcome)
        guard outcome.fails else { continue }
        let next = Killer(mutant: mutant, outcome: outcome, arm: arm)
        if killer.map(next.isBetter) ?? true { killer = next }
      }
    }
    example = killer.map { example(of: shrunk($0)) }
  }

  private func shrunk(_ killer: Killer) -> Killer {
    let small = killer.mutant.shrunk(of: screen.tree) { mutant in
      mutant.trees.contains { target.outcome(in: $0) == killer.outcome }
    }
    let arm = small.trees.firstIndex { target.outcome(in: $0) == killer.outcome }
    return arm.map { Killer(mutant: small, outcome: killer.outcome, arm: $0) } ?? killer
  }

  private func example(of killer: Killer) -> RuleBroken.Example {
    let edits = killer.mutant.description(of: screen.tree)
    let tree = killer.mutant.trees[killer.arm]
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
