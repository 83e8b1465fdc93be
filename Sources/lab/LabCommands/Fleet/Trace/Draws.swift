import MiniUI

/// A stream of random numbers for one purpose.
///
/// Each purpose has its own stream and draws the same numbers for any values of a fleet, so that
/// two runs with one different value differ in nothing else.
struct Draws {
  private var chance: Chance

  init(_ name: String, of chance: Chance) { self.chance = chance.stream(name) }

  /// The numbers of one of many things that are counted from 0.
  init(_ name: String, _ number: Int, of chance: Chance) {
    self.chance = chance.stream(name, number)
  }

  /// At least 0 and less than 1.
  mutating func uniform() -> Double { Double(chance.next() >> 11) / 9_007_199_254_740_992 }

  /// Returns true in a share of cases.
  mutating func happens(_ share: Double) -> Bool { uniform() < share }

  /// Returns an exponentially distributed waiting time.
  mutating func wait(mean: Double) -> Double { -mean * (1 - uniform()).logarithm }

  /// Returns a number of Weibull's distribution.
  mutating func weibull(shape: Double, scale: Double) -> Double {
    scale * ((wait(mean: 1)).logarithm / shape).exponential
  }

  /// Returns a log-normally distributed number.
  mutating func logNormal(median: Double, spread: Double) -> Double {
    // Drawn even for a median of 0, so that later draws do not shift.
    let exponent = spread * uniform().normalQuantile
    return median == 0 ? 0 : median * exponent.exponential
  }
}

/// Mathematical functions made of basic arithmetic only.
///
/// The platform's functions may differ in the last bit between machines, and so would the totals of
/// a fleet whose parts ran on several.
extension Double {
  var exponential: Double {
    guard self > -700 else { return 0 }
    guard self < 700 else { return .infinity }
    // Reduces the argument of the series to at most ln 2 / 2 in magnitude.
    let power = (self / Self.logarithmOfTwo).rounded()
    let rest = self - power * Self.logarithmOfTwo
    var (sum, term) = (1.0, 1.0)
    // Enough terms for the precision of a Double: the rest is at most ln 2 / 2.
    for place in 1...18 {
      term *= rest / Double(place)
      sum += term
    }
    return Double(sign: .plus, exponent: Int(power), significand: sum)
  }

  /// The natural logarithm; -∞ for 0 and below.
  var logarithm: Double {
    guard self > 0 else { return -.infinity }
    var (power, number) = (Double(exponent), significand)
    // Keeps `slope` within ±0.172, where 14 terms are enough for a Double.
    if number > 1.414_213_562 { (power, number) = (power + 1, number / 2) }
    let slope = (number - 1) / (number + 1)
    let square = slope * slope
    var (sum, term) = (0.0, slope)
    for place in 0..<14 {
      sum += term / Double(2 * place + 1)
      term *= square
    }
    return 2 * sum + power * Self.logarithmOfTwo
  }

  /// The quantile of the standard normal distribution, to nine digits.
  ///
  /// Source: the rational approximation of Peter John Acklam (2003).
  var normalQuantile: Double {
    let edge = 0.024_25
    let share = Swift.min(Swift.max(self, 1e-16), 1 - 1e-16)
    guard share >= edge else { return Self.tail((-2 * share.logarithm).squareRoot()) }
    guard share <= 1 - edge else { return -Self.tail((-2 * (1 - share).logarithm).squareRoot()) }
    let offset = share - 0.5
    let square = offset * offset
    return offset * square.polynomial(Self.middleNumerator)
      / square.polynomial(Self.middleDenominator)
  }

  private static func tail(_ distance: Double) -> Double {
    distance.polynomial(tailNumerator) / distance.polynomial(tailDenominator)
  }

  /// Evaluates a polynomial; the coefficients begin with the highest power.
  private func polynomial(_ coefficients: [Double]) -> Double {
    coefficients.reduce(0) { $0 * self + $1 }
  }

  private static let logarithmOfTwo = 0.693_147_180_559_945_3
  private static let middleNumerator = [
    -39.696_830_286_653_76, 220.946_098_424_520_5, -275.928_510_446_968_7,
    138.357_751_867_269_0, -30.664_798_066_147_16, 2.506_628_277_459_239,
  ]
  private static let middleDenominator = [
    -54.476_098_798_224_06, 161.585_836_858_040_9, -155.698_979_859_886_6,
    66.801_311_887_719_72, -13.280_681_552_885_72, 1,
  ]
  private static let tailNumerator = [
    -0.007_784_894_002_430_293, -0.322_396_458_041_136_5, -2.400_758_277_161_838,
    -2.549_732_539_343_734, 4.374_664_141_464_968, 2.938_163_982_698_783,
  ]
  private static let tailDenominator = [
    0.007_784_695_709_041_462, 0.322_467_129_070_039_8, 2.445_134_137_142_996,
    3.754_408_661_907_416, 1,
  ]
}
