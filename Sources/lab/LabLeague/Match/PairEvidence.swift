import AutoTrack
import MiniUI

/// The evidence that two views of two versions are the same, without regard to other matches.
struct PairEvidence: Sendable {
  /// The numbers of views that have each fact, in the old and in the new version.
  private let old, new: [Int]
  /// The weight of each fact near and in views: the more views have it, the less it says.
  private let weights: [Double]

  init(_ old: [MatchedScreen], _ new: [MatchedScreen], factCount: Int) {
    (self.old, self.new) = (Self.counts(old, factCount), Self.counts(new, factCount))
    let (before, after) = (Self.sums(old, factCount), Self.sums(new, factCount))
    weights = before.indices.map { 1 / Double(max(1, before[$0], after[$0])) }
  }

  private static func sums(_ screens: [MatchedScreen], _ factCount: Int) -> [Int] {
    var sums = Array(repeating: 0, count: factCount)
    for screen in screens {
      for fact in screen.all.facts { sums[fact.number] += fact.count }
    }
    return sums
  }

  private static func counts(_ screens: [MatchedScreen], _ factCount: Int) -> [Int] {
    var counts = Array(repeating: 0, count: factCount)
    for screen in screens {
      for values in screen.values { for value in values where value >= 0 { counts[value] += 1 } }
    }
    return counts
  }

  /// Calls back with each feature of a pair and its amount.
  func forEach(
    _ old: MatchedScreen, _ one: Int, _ new: MatchedScreen, _ two: Int,
    _ found: (MatchFeature, Double) -> Void
  ) {
    found(.bias, 1)
    for number in ViewFacts.Signal.allCases.indices {
      guard let (state, amount) = state(number, old, one, new, two) else { continue }
      found(.signal(number, state), amount)
    }
    if let share = share(old.inside[one], new.inside[two]) {
      found(.inside, share)
      if share == 1 { found(.sameInside, 1) }
      if share == 0 { found(.otherInside, 1) }
    } else {
      found(.emptyInside, 1)
    }
    if let share = share(old.near[one], new.near[two]) {
      found(.near, share)
    } else {
      found(.emptyNear, 1)
    }
    place(old, one, new, two, found)
  }

  private func place(
    _ old: MatchedScreen, _ one: Int, _ new: MatchedScreen, _ two: Int,
    _ found: (MatchFeature, Double) -> Void
  ) {
    if let mine = old.nodes[one].frame, let theirs = new.nodes[two].frame {
      let isCell = old.nodes[one].isCell
      let distance = isCell ? abs(mine.origin.x - theirs.origin.x) : mine.distance(to: theirs)
      found(.position, Natural.exp(-0.01 * distance))
      let areas = [mine.area, theirs.area].sorted()
      found(.size, areas[1] > 0 ? areas[0] / areas[1] : 1)
    } else {
      found(.noFrame, 1)
    }
    found(.index, 1 / (1 + Double(abs(old.indices[one] - new.indices[two]))))
    if old.depths[one] == new.depths[two] { found(.depth, 1) }
  }

  private func state(
    _ number: Int, _ old: MatchedScreen, _ one: Int, _ new: MatchedScreen, _ two: Int
  ) -> (MatchFeature.State, Double)? {
    let (mine, theirs) = (old.values[one][number], new.values[two][number])
    if mine < 0 || theirs < 0 { return mine == theirs ? nil : (.missing, 1) }
    if mine == theirs {
      return (self.old[mine] == 1 && self.new[theirs] == 1 ? .unique : .equal, 1)
    }
    let (first, second) = (old.nodes[one], new.nodes[two])
    let hasCommon =
      switch ViewFacts.Signal.allCases[number] {
      case .outlets: !Set(first.outlets).isDisjoint(with: second.outlets)
      case .actions: !Set(first.actions).isDisjoint(with: second.actions)
      default: false
      }
    return hasCommon ? (.equal, 0.7) : (.different, 1)
  }

  private func share(_ old: FactBag, _ new: FactBag) -> Double? {
    old.share(with: new) { weights[$0] }
  }
}
