import MiniUI

/// A 95 % interval of a percentage.
package struct Interval: Equatable, Sendable {
  package let low: Double
  package let high: Double

  /// Wilson's interval of a share, which it includes; rounding would leave out a share of 100 %.
  package static func wilson(_ part: Int, of whole: Int) -> Interval {
    guard whole > 0 else { return Interval(low: 0, high: 100) }
    let (count, z) = (Double(whole), 1.959964)
    let share = Double(part) / count
    let divisor = 1 + z * z / count
    let centre = share + z * z / (2 * count)
    let half = z * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
    return Interval(
      low: 100 * min(share, max(0, (centre - half) / divisor)),
      high: 100 * max(share, min(1, (centre + half) / divisor)))
  }

  /// The middle 95 % of percentages; nil without any.
  static func middle(of percentages: [Double]) -> Interval? {
    let sorted = percentages.sorted()
    guard let last = sorted.indices.last else { return nil }
    return Interval(
      low: sorted[Int(0.025 * Double(last))],
      high: sorted[Int((0.975 * Double(last)).rounded(.up))])
  }
}

/// Intervals by drawing whole apps, and whole screens of each, with replacement.
///
/// Elements of one screen change together, so intervals that count elements are too narrow.
package struct Resampling: Sendable {
  package static let seed: UInt64 = 21
  private static let draws = 1000

  /// The interval of the survival; nil if no element of the rules is left.
  package let survival: Interval?
  /// The interval of the wrong rules; nil without rules.
  package let wrong: Interval?

  /// Draws from the screens of apps.
  init(_ apps: [[LeagueTally]]) {
    // An app without any rule has no share.
    let apps = apps.filter { app in app.contains { $0.alive > 0 } }
    var chance = Chance(seed: Self.seed)
    var (survivals, wrongs): ([Double], [Double]) = ([], [])
    for _ in 0..<(apps.isEmpty ? 0 : Self.draws) {
      var sum = LeagueTally()
      for _ in apps.indices {
        let app = apps[Int.random(in: apps.indices, using: &chance)]
        for _ in app.indices { sum += app[Int.random(in: app.indices, using: &chance)] }
      }
      if let survival = sum.survivalIfAny { survivals.append(survival) }
      if let wrong = sum.wrongIfAny { wrongs.append(wrong) }
    }
    (survival, wrong) = (.middle(of: survivals), .middle(of: wrongs))
  }
}
