/// A number as written in a file.
///
/// An integer keeps all its digits: a `Double` is exact up to 2⁵³ only.
package struct WrittenNumber: Equatable, Sendable {
  /// The number, or the `Double` nearest to it.
  package let value: Double
  /// True for `7`, `-7` and `0x7`, false for `7.0`, `7e0` and `Infinity`.
  package let isInteger: Bool
  /// The integer; nil if the number has a fraction or an exponent, or needs more than 64 bits.
  package let integer: Int?

  /// Parses a number in JSON5 syntax.
  package init(_ text: some StringProtocol, isInteger: Bool) {
    self.isInteger = isInteger
    value = Double(String(text)) ?? .nan
    integer = isInteger ? Self.integer(text) : nil
  }

  /// The number as a `Double`; nil for an integer that a `Double` cannot represent.
  package var exactValue: Double? {
    guard isInteger else { return value }
    return integer.flatMap { Double(exactly: $0) }
  }

  private static func integer(_ text: some StringProtocol) -> Int? {
    let sign = text.first == "-" || text.first == "+" ? String(text.prefix(1)) : ""
    let digits = text.dropFirst(sign.count)
    guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return Int(text) }
    return Int(sign + digits.dropFirst(2), radix: 16)
  }
}
