package import AutoTrack
package import LabSystem
import MiniUI

/// The mutants of one screen, the same for equal seeds.
package struct MutantDraw: Sendable {
  private let source: MutantSource
  private let seed: UInt64
  private let count: Int
  private let rates: EditRates

  /// The number of edits of a mutant.
  package enum Strength: String, CaseIterable, Sendable {
    case edit
    case pair
    /// As many edits of each kind as the rates give.
    case release

    /// The place in the order of strengths.
    package var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// Draws a number of mutants of each strength, of edits of some kinds.
  package init(
    _ tree: ViewTree, seed: UInt64, count: Int, rates: EditRates,
    kinds: [ChangeKind] = ChangeKind.ofEdits
  ) {
    source = MutantSource(tree, kinds: kinds)
    (self.seed, self.count, self.rates) = (seed, count, rates)
  }

  /// Returns a part's mutants of a strength with their numbers.
  ///
  /// If there are no more single edits than the number asked for, these are all of them, in order.
  package func mutants(
    of strength: Strength, shard: Shard = Shard()
  ) -> [(number: Int, mutant: Mutant)] {
    if strength == .edit, source.all.count <= count {
      return shard.part(of: Array(source.all.enumerated())).compactMap { number, edit in
        Mutant([edit], of: source.tree).map { (number, $0) }
      }
    }
    let chance = Chance(seed: seed).stream(strength.rawValue)
    return shard.part(of: Array(0..<count)).compactMap { number in
      var chance = chance.stream("mutant", number)
      return draw(strength, &chance).map { (number, $0) }
    }
  }

  private func draw(_ strength: Strength, _ chance: inout Chance) -> Mutant? {
    switch strength {
    case .edit: return source.mutant(edits: 1, &chance)
    case .pair: return source.mutant(edits: 2, &chance)
    case .release: return source.changedRelease(rates, &chance)
    }
  }
}

extension MutantSource {
  /// Draws a release with an edit: one that changes nothing is drawn again, because the rates are
  /// per changed screen.
  func changedRelease(_ rates: EditRates, _ chance: inout Chance) -> Mutant? {
    for _ in 0..<Self.attempts {
      if let mutant = release(rates, &chance) { return mutant }
    }
    return nil
  }

  private static let attempts = 100
}
