/// Numbers in the formats of C's `printf`, which events use for the values of controls.
extension Double {
  /// The number as `%f`: six decimals.
  var fixedText: String {
    guard isFinite else { return description }
    // Larger numbers do not fit an integer, and have no fraction.
    guard magnitude < 9e18 else { return wholeText + ".000000" }
    let whole = magnitude.rounded(.down)
    let millionths = Int((magnitude - whole).scaledAndRounded(byTenTo: 6))
    let (carry, rest) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = sign == .minus ? "-" : ""
    return "\(sign)\(Int(whole) + carry).\(String(1_000_000 + rest).dropFirst())"
  }

  /// All digits of a number that is too large to have a fraction.
  private var wholeText: String {
    var digits = String(significandBitPattern | 1 << Self.significandBitCount).compactMap(
      \.wholeNumberValue)
    for _ in 0..<Int(exponent) - Self.significandBitCount {
      var carry = 0
      for place in digits.indices.reversed() {
        (carry, digits[place]) = (2 * digits[place] + carry).quotientAndRemainder(dividingBy: 10)
      }
      if carry > 0 { digits.insert(carry, at: 0) }
    }
    return (sign == .minus ? "-" : "") + digits.map(String.init).joined()
  }

  /// The number as `%g`: at most six significant digits, without trailing zeros.
  var shortText: String {
    guard isFinite else { return description }
    let sign = sign == .minus ? "-" : ""
    guard self != 0 else { return sign + "0" }
    let (digits, exponent) = sixDigits
    return sign
      + (-4..<6 ~= exponent ? Self.plain(digits, exponent) : Self.scientific(digits, exponent))
  }

  /// The six leading digits as an integer, and the decimal exponent of the first.
  private var sixDigits: (digits: Int, exponent: Int) {
    var exponent = 0
    while magnitude >= Self.ten(to: exponent + 1) { exponent += 1 }
    while exponent <= 0, magnitude.scaled(byTenTo: -exponent) < 1 { exponent -= 1 }
    let digits = Int(magnitude.scaledAndRounded(byTenTo: 5 - exponent))
    return digits == 1_000_000 ? (100_000, exponent + 1) : (digits, exponent)
  }

  /// Returns the number times a power of ten that may itself exceed the largest double.
  private func scaled(byTenTo exponent: Int) -> Double {
    let reach = 300
    return exponent <= reach
      ? self * Self.ten(to: exponent)
      : (self * Self.ten(to: reach)).scaled(byTenTo: exponent - reach)
  }

  /// Returns the number times a power of ten, correctly rounded to the nearest integer.
  private func scaledAndRounded(byTenTo exponent: Int) -> Double {
    guard exponent <= 300 else { return scaled(byTenTo: exponent).rounded(.toNearestOrEven) }
    let power = Self.ten(to: Int(exponent.magnitude))
    let product = exponent < 0 ? self / power : self * power
    // The rounding error, exact by a fused multiply-add, decides at an apparent half.
    let lost =
      exponent < 0
      ? self.addingProduct(-product, power) : (-product).addingProduct(self, power)
    let whole = product.rounded(.down)
    guard product - whole == 0.5, lost != 0 else { return product.rounded(.toNearestOrEven) }
    return lost > 0 ? whole + 1 : whole
  }

  private static func ten(to exponent: Int) -> Double {
    repeatElement(10, count: exponent).reduce(1, *)
  }

  private static func plain(_ digits: Int, _ exponent: Int) -> String {
    let text = String(digits)
    guard exponent >= 0 else {
      return trimmed("0." + String(repeating: "0", count: -exponent - 1) + text)
    }
    return trimmed("\(text.prefix(exponent + 1)).\(text.dropFirst(exponent + 1))")
  }

  private static func scientific(_ digits: Int, _ exponent: Int) -> String {
    let text = String(digits)
    let power = String(exponent.magnitude)
    let padded = power.count < 2 ? "0" + power : power
    return trimmed("\(text.prefix(1)).\(text.dropFirst())")
      + "e\(exponent < 0 ? "-" : "+")\(padded)"
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return String(text)
  }
}
