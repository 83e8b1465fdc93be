/// A phone's number in mobile networks: 14 digits and a check digit.
public struct IMEI: Sendable, Equatable {
  /// The 15 digits.
  public let text: String

  /// Draws a number; the last digit is the Luhn check digit (3GPP TS 23.003, annex B).
  init(using chance: inout Chance) {
    let digits = (0..<14).map { _ in Int(chance.next() % 10) }
    text = (digits + [Self.checkDigit(of: digits)]).map(String.init).joined()
  }

  private static func checkDigit(of digits: [Int]) -> Int {
    let sum = digits.enumerated().reduce(0) { sum, entry in
      let doubled = entry.element * 2
      // Digits at odd offsets are doubled; of a two-digit result, both digits count.
      return sum + (entry.offset.isMultiple(of: 2) ? entry.element : doubled / 10 + doubled % 10)
    }
    return (10 - sum % 10) % 10
  }
}
