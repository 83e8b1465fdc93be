/// A double that JSON can write: NaN and infinity are refused where the number is made.
public struct FiniteDouble: Equatable, Sendable {
  /// Never NaN, never infinite.
  public let value: Double

  /// Nil for NaN and infinity.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.value = value
  }

  /// The number as an integer, nil when it has a fraction or is out of an integer's range.
  var wholeNumber: Int? {
    Int(exactly: value)
  }

  /// The number in thousandths, nil when it has more decimals or more than 12 digits.
  var thousandths: Int? {
    let scaled = (value * 1_000).rounded()
    guard abs(scaled) < 1e12, scaled / 1_000 == value else { return nil }
    return Int(scaled)
  }
}

extension FiniteDouble: ExpressibleByFloatLiteral {
  /// A literal beyond the largest double is a mistake in the program and stops it.
  public init(floatLiteral value: Double) {
    precondition(value.isFinite, "\(value) is not finite; JSON has no form for it")
    self.value = value
  }
}

extension FiniteDouble {
  /// A duration as events carry it: seconds with at most three decimals, never negative.
  ///
  /// A clock that was set back makes durations negative; they count as none. Half a millisecond
  /// rounds up.
  init(seconds duration: Duration) {
    value = (max(duration, .zero) / .milliseconds(1)).rounded() / 1000
  }
}
