/// A double that JSON can represent: neither NaN nor infinite.
public struct FiniteDouble: Equatable, Sendable {
  /// The number.
  public let value: Double

  /// Creates a finite double; nil for NaN and infinity.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.value = value
  }

  /// The number as an integer; nil if it has a fraction or exceeds an integer's range.
  var wholeNumber: Int? {
    Int(exactly: value)
  }

  /// The number in thousandths; nil if it has more decimals or reaches 10⁹.
  var thousandths: Int? {
    let scaled = (value * 1_000).rounded()
    guard abs(scaled) < 1e12, scaled / 1_000 == value else { return nil }
    return Int(scaled)
  }
}

extension FiniteDouble: ExpressibleByFloatLiteral {
  /// Creates a finite double; a literal beyond the largest double is a programmer error.
  public init(floatLiteral value: Double) {
    precondition(value.isFinite, "\(value) is not finite; JSON has no form for it")
    self.value = value
  }
}

extension FiniteDouble {
  /// Creates a duration in seconds with at most three decimals, never negative.
  ///
  /// Negative durations, which result from clocks that are set back, become 0. Half a millisecond
  /// rounds up.
  init(seconds duration: Duration) {
    value = (max(duration, .zero) / .milliseconds(1)).rounded() / 1000
  }
}
