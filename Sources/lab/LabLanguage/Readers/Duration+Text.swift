extension Duration {
  /// Reads a number and its unit, exactly: `8s`, `250ms`, `1.5s`, `2min`, `1h`; else nil.
  ///
  /// Signs and spaces are not allowed, nor more than nine digits on either side of the point.
  package init?(_ text: String) {
    let unit = text.drop { $0 == "." || Self.digits.contains($0) }
    guard let number = Duration(seconds: text[..<unit.startIndex]) else { return nil }
    switch unit {
    case "ms": self = number / 1000
    case "s": self = number
    case "min": self = number * 60
    case "h": self = number * 3600
    default: return nil
    }
  }

  /// The longest duration allowed in a file: ten years of 365 days.
  package static let longestWritten: Duration = .seconds(87_600 * 3600)

  private static let digits: ClosedRange<Character> = "0"..."9"

  private init?(seconds text: Substring) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap({ Self.digits(String($0)) }) else { return nil }
    self = .seconds(whole)
    guard parts.count == 2 else { return }
    // Nine decimals are nanoseconds.
    let padded = String(parts[1]) + String(repeating: "0", count: max(0, 9 - parts[1].count))
    guard !parts[1].isEmpty, let nanoseconds = Self.digits(padded) else { return nil }
    self += .nanoseconds(nanoseconds)
  }

  /// Reads one to nine digits and nothing else.
  private static func digits(_ text: String) -> Int? {
    guard text.count <= 9, text.allSatisfy(digits.contains) else { return nil }
    return Int(text)
  }
}
