extension Int {
  /// Division that rounds towards minus infinity, so that the remainder is never negative.
  ///
  /// Days before 1970 need it: -1 second is 23:59:59 of the day before. The divisor is positive.
  func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  /// Decimal digits of a number that is not negative, filled up with leading zeros.
  func text(digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}
