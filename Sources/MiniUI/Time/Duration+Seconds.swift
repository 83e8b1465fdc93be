extension Duration {
  /// The seconds as the nearest `Double`, for arithmetic; ``secondsText`` is for output.
  public var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// The duration rounded to whole milliseconds; a half is rounded away from zero.
  public var roundedToMilliseconds: Duration {
    let (seconds, attoseconds) = components
    let unit = Self.attosecondsPerMillisecond
    let half = attoseconds < 0 ? -unit / 2 : unit / 2
    let milliseconds = (attoseconds + half) / unit
    return .seconds(seconds) + .milliseconds(milliseconds)
  }

  /// The seconds as a JSON number with up to three decimals: "0.4", "8", "1.234".
  ///
  /// Durations in events look like this. The value is ``roundedToMilliseconds`` first;
  /// trailing zeros are dropped, and a value that rounds to zero is "0" without a sign.
  public var secondsText: String {
    let rounded = roundedToMilliseconds
    let (seconds, attoseconds) = rounded.components
    let sign = rounded < .zero ? "-" : ""
    let milliseconds = attoseconds.magnitude / Self.attosecondsPerMillisecond.magnitude
    guard milliseconds > 0 else { return "\(sign)\(seconds.magnitude)" }
    let digits = Int(milliseconds).text(digits: 3).trimmingTrailingZeros
    return "\(sign)\(seconds.magnitude).\(digits)"
  }

  private static let attosecondsPerMillisecond: Int64 = 1_000_000_000_000_000
}

extension Duration {
  /// The seconds rounded down, and the remaining nanoseconds, 0..<1,000,000,000.
  ///
  /// It also rounds down below zero, where `components` rounds towards zero.
  var flooredComponents: (seconds: Int, nanoseconds: Int) {
    let (seconds, attoseconds) = components
    let nanoseconds = Int(attoseconds).flooredDivision(by: 1_000_000_000).quotient
    guard nanoseconds < 0 else { return (Int(seconds), nanoseconds) }
    return (Int(seconds) - 1, nanoseconds + 1_000_000_000)
  }
}

extension String {
  fileprivate var trimmingTrailingZeros: String {
    var text = self
    while text.last == "0" { text.removeLast() }
    return text
  }
}
