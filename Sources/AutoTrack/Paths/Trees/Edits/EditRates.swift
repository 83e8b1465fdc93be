import MiniUI

/// The number of edits of each kind in one release, per screen that the release changes.
package struct EditRates: Hashable, Sendable {
  /// The rates by kind; a kind without a rate does not occur.
  package var rates: [ChangeKind: Double]

  package init(_ rates: [ChangeKind: Double]) {
    self.rates = rates
  }

  /// The kinds with a rate, in their order.
  package var kinds: [ChangeKind] { ChangeKind.ofEdits.filter { rates[$0] != nil } }

  /// The rates of five published apps in 345 releases from 2012 to 2026 (docs/survival.md).
  ///
  /// A wrapped or inserted view is counted once, at the outermost new view.
  package static let published = EditRates([
    .changeRows: 0.181, .editText: 0.129, .insertBeforeOther: 0.133, .insertAfterSame: 0.056,
    .insertBeforeSame: 0.039, .renameClass: 0.087, .wrap: 0.022, .unwrap: 0.014,
    .reorder: 0.027,
  ])

  /// Draws the number of edits of a kind from its Poisson distribution.
  func draw(_ kind: ChangeKind, _ chance: inout Chance) -> Int {
    guard let rate = rates[kind], rate > 0 else { return 0 }
    var (left, count) = (rate, 0)
    while count < Self.most {
      // The distances of a Poisson process are exponential: -log(1 - u) by its series.
      left -= Self.exponential(&chance)
      guard left > 0 else { break }
      count += 1
    }
    return count
  }

  private static let most = 20

  /// Draws from the exponential distribution of rate 1, by halving (von Neumann).
  private static func exponential(_ chance: inout Chance) -> Double {
    var whole = 0.0
    while true {
      let first = Double.random(in: 0..<1, using: &chance)
      var (last, count) = (first, 1)
      while true {
        let next = Double.random(in: 0..<1, using: &chance)
        guard next < last else { break }
        (last, count) = (next, count + 1)
      }
      if count % 2 == 1 { return whole + first }
      whole += 1
    }
  }
}
