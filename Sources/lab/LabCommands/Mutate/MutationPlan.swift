import AutoTrack
import MiniUI

/// The mutants of one screen, and the schemes whose rules they test.
struct MutationPlan {
  /// The screen.
  let tree: ViewTree
  /// The elements that users can click.
  let elements: [ViewTree.Element]
  let schemes: [any PathScheme]
  let seed: UInt64
  /// The number of mutants of each strength.
  let count: Int
  let rates: EditRates

  /// The number of edits of a mutant.
  enum Strength: String, CaseIterable {
    case edit
    case pair
    /// As many edits of each kind as the published rates give.
    case release

    var title: String {
      switch self {
      case .edit: "one edit"
      case .pair: "two edits"
      case .release: "a release"
      }
    }
  }

  /// Returns the mutants of a strength, the same for equal seeds.
  ///
  /// If there are no more single edits than ``count``, these are all of them, in order.
  func mutants(of strength: Strength) -> [Mutant] {
    let source = MutantSource(tree)
    if strength == .edit, source.all.count <= count {
      return source.all.compactMap { Mutant([$0], of: tree) }
    }
    let chance = Chance(seed: seed).stream(strength.rawValue)
    return (0..<count).compactMap { number in
      var chance = chance.stream("mutant", number)
      return draw(strength, from: source, &chance)
    }
  }

  private func draw(
    _ strength: Strength, from source: MutantSource, _ chance: inout Chance
  ) -> Mutant? {
    switch strength {
    case .edit: return source.mutant(edits: 1, &chance)
    case .pair: return source.mutant(edits: 2, &chance)
    case .release:
      // A release that changes nothing is drawn again: the rates are per changed screen.
      for _ in 0..<Self.attempts {
        if let mutant = source.release(rates, &chance) { return mutant }
      }
      return nil
    }
  }

  private static let attempts = 100
}

/// The numbers of outcomes.
struct OutcomeCounts {
  private(set) var counts: [RuleOutcome: Int] = [:]

  mutating func add(_ outcome: RuleOutcome) {
    counts[outcome, default: 0] += 1
  }

  mutating func add(_ other: OutcomeCounts) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  func count(of outcome: RuleOutcome) -> Int { counts[outcome, default: 0] }

  /// All judgements.
  var total: Int { counts.values.reduce(0, +) }

  /// The share of rules that match their elements alone, of those whose elements are there.
  var survival: WilsonInterval? {
    let gone = count(of: .ghost) + count(of: .retired)
    return WilsonInterval(count(of: .kept), of: total - gone)
  }

  /// The share of rules that count clicks on other elements.
  var wrong: WilsonInterval? {
    WilsonInterval(RuleOutcome.allCases.filter(\.isWrong).map(count).reduce(0, +), of: total)
  }
}
