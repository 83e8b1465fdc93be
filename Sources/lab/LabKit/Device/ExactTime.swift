/// Durations as text without loss of precision.
extension Duration {
  /// Seconds with up to 18 decimals: `12.5s`, `-0.000000000000000001s`.
  var exactText: String {
    let (seconds, attoseconds) = components
    let sign = self < .zero ? "-" : ""
    let digits = String(attoseconds.magnitude)
    var fraction = String(repeating: "0", count: 18 - digits.count) + digits
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(seconds.magnitude)\(fraction.isEmpty ? "" : "." + fraction)s"
  }

  /// Parses the output of ``exactText``, up to 13 digits before the point.
  init?(exactText text: String) {
    guard text.hasSuffix("s") else { return nil }
    let isNegative = text.hasPrefix("-")
    let number = text.dropFirst(isNegative ? 1 : 0).dropLast()
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let seconds = Self.digits(parts[0], atMost: 13) else {
      return nil
    }
    var attoseconds: Int64 = 0
    if parts.count == 2 {
      let zeros = String(repeating: "0", count: max(0, 18 - parts[1].count))
      guard !parts[1].isEmpty, let read = Self.digits(parts[1] + zeros, atMost: 18) else {
        return nil
      }
      attoseconds = read
    }
    let duration = Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
    self = isNegative ? .zero - duration : duration
  }

  private static func digits(_ text: some StringProtocol, atMost count: Int) -> Int64? {
    guard (1...count).contains(text.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int64(text)
  }
}
