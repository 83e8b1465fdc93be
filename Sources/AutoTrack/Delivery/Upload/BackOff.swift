import MiniUI

/// The back-off after consecutive failures of a server.
///
/// 1 s after the first, doubled after each further one, up to a bound (docs/delivery.md).
public struct BackOff: Equatable, Sendable {
  /// The longest delay.
  public var bound: Duration
  /// The random share by which a delay is reduced, so that devices do not retry at the same time.
  public var jitter: Double

  /// Creates a back-off; a jitter outside 0…1 is a programmer error.
  public init(bound: Duration, jitter: Double = 0) {
    precondition((0...1).contains(jitter), "the jitter \(jitter) is not from 0 to 1")
    self.bound = bound
    self.jitter = jitter
  }

  /// Returns the delay after a number of consecutive failures, to the millisecond.
  func delay(afterFailures count: Int, _ chance: inout Chance) -> Duration {
    // The exponent is limited, so that the shift cannot overflow.
    let whole = min(bound, .seconds(1 << min(max(count - 1, 0), 40)))
    guard jitter > 0 else { return whole }
    let milliseconds = whole / .milliseconds(1)
    return .milliseconds(
      Int(milliseconds - milliseconds * jitter * Double.random(in: 0..<1, using: &chance)))
  }
}
