package import AutoTrack
import MiniUI

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
  package init(_ apps: [[OutcomeTally]]) {
    // An app without any rule has no share.
    let apps = apps.filter { app in app.contains { $0.alive > 0 } }
    var chance = Chance(seed: Self.seed)
    var (survivals, wrongs): ([Double], [Double]) = ([], [])
    for _ in 0..<(apps.isEmpty ? 0 : Self.draws) {
      var sum = OutcomeTally()
      for _ in apps.indices {
        let app = apps[Int.random(in: apps.indices, using: &chance)]
        for _ in app.indices { sum += app[Int.random(in: app.indices, using: &chance)] }
      }
      if let survival = sum.survival { survivals.append(survival) }
      if let wrong = sum.wrongShare { wrongs.append(wrong) }
    }
    (survival, wrong) = (.middle(of: survivals), .middle(of: wrongs))
  }
}
