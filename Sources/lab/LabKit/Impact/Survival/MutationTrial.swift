import AutoTrack

/// The fates of a rule on edited versions of its screen.
struct MutationTrial {
  private(set) var survival = RuleSurvival()
  /// The smallest mutant that breaks the rule.
  private(set) var example: RuleBroken.Example?
  private let rule: CircledRule
  private let screen: RuleScreen
  /// The elements that the rule matches on the screen.
  private let own: [Int]

  /// A mutant that breaks the rule, with the number of the tree in which it does.
  private struct Killer {
    let mutant: Mutant
    let outcome: ImpactOutcome
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
    (self.rule, self.screen) = (rule, screen)
    own = screen.matches(of: rule.element, in: screen.tree)
    guard !own.isEmpty else { return nil }
    var killer: Killer?
    for mutant in mutants {
      for (arm, tree) in mutant.trees.enumerated() {
        let outcome = outcome(in: tree)
        survival.add(outcome)
        guard outcome.fails else { continue }
        let next = Killer(mutant: mutant, outcome: outcome, arm: arm)
        if killer.map(next.isBetter) ?? true { killer = next }
      }
    }
    example = killer.map { example(of: shrunk($0)) }
  }

  private func outcome(in tree: ViewTree) -> ImpactOutcome {
    let there = Set(tree.elements.map(\.id))
    return ImpactOutcome(
      of: own, now: own.filter(there.contains),
      matching: screen.matches(of: rule.element, in: tree), isNew: screen.isNew,
      isRemade: { _ in false })
  }

  private func shrunk(_ killer: Killer) -> Killer {
    let small = killer.mutant.shrunk(of: screen.tree) { mutant in
      mutant.trees.contains { outcome(in: $0) == killer.outcome }
    }
    let arm = small.trees.firstIndex { outcome(in: $0) == killer.outcome }
    return arm.map { Killer(mutant: small, outcome: killer.outcome, arm: $0) } ?? killer
  }

  private func example(of killer: Killer) -> RuleBroken.Example {
    let edits = killer.mutant.description(of: screen.tree)
    let tree = killer.mutant.trees[killer.arm]
    let hits = screen.matches(of: rule.element, in: tree)
    // The element, or else the one that the rule matches now.
    let marked =
      tree.elements.first { own.contains($0.id) }
      ?? tree.elements.first { hits.contains($0.id) }
    let before = screen.tree.elements.first { own.contains($0.id) }
    let found = tree.elements.filter { hits.contains($0.id) }.prefix(5)
    let lines =
      ["  \(killer.outcome.word) after \(edits.joined(separator: "; then "))"]
      + found.map { "    hit  \($0)" }
      + ["before", screen.tree.description(marking: before)]
      + ["after", tree.description(marking: marked)]
    return RuleBroken.Example(
      version: edits, outcome: killer.outcome.word, before: screen.tree, after: tree, lines: lines)
  }
}
