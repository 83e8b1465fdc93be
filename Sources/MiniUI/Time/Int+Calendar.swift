extension Int {
  /// Divides, rounding towards negative infinity, so that the remainder is never negative.
  ///
  /// Times before 1970 need it: second -1 is 23:59:59 of the day before. The divisor must be
  /// positive.
  func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  /// Returns the decimal digits of a non-negative number, padded with leading zeros.
  func text(digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}
