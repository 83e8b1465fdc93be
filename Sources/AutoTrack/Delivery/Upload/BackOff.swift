import MiniUI

/// How long to leave a server alone after failures in a row.
///
/// 1 s after the first, twice as long after each further one, up to a bound (docs/delivery.md).
public struct BackOff: Equatable, Sendable {
  /// The longest wait.
  public var bound: Duration
  /// The share of a wait that chance takes away, so that many devices do not come back at once.
  public var jitter: Double

  /// No jitter unless given; a share beyond 0…1 stops the program.
  public init(bound: Duration, jitter: Double = 0) {
    precondition((0...1).contains(jitter), "a jitter of \(jitter) is no share")
    self.bound = bound
    self.jitter = jitter
  }

  /// The wait after so many failures in a row, to the millisecond.
  func delay(afterFailures count: Int, _ chance: inout Chance) -> Duration {
    // Beyond the bound it is the bound, so that no power overflows.
    let whole = min(bound, .seconds(1 << min(max(count - 1, 0), 40)))
    guard jitter > 0 else { return whole }
    let milliseconds = whole / .milliseconds(1)
    return .milliseconds(
      Int(milliseconds - milliseconds * jitter * Double.random(in: 0..<1, using: &chance)))
  }
}
