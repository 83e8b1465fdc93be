/// The natural logarithm and its inverse, by series: equal bits on every machine.
///
/// The functions of C libraries differ in the last bits, by which a rule near its threshold could
/// hit on one machine and abstain on another.
package enum Natural {
  /// ln 2 in two parts; the first has few bits, so that small multiples of it are exact.
  private static let (high, low) = (0.693_147_180_369_123_8, 1.908_214_929_270_587_7e-10)

  /// Returns e to the power of a number up to 700.
  package static func exp(_ exponent: Double) -> Double {
    guard exponent > -700 else { return 0 }
    let twos = (exponent / (high + low)).rounded()
    let rest = exponent - twos * high - twos * low
    var (sum, term) = (1.0, 1.0)
    for number in 1...16 {
      term *= rest / Double(number)
      sum += term
    }
    return Double(sign: .plus, exponent: Int(twos), significand: 1) * sum
  }

  /// Returns the logarithm of a positive number.
  package static func log(_ number: Double) -> Double {
    guard number > 0 else { fatalError("only positive numbers have a logarithm; pass one") }
    var (twos, part) = (Double(number.exponent), number.significand)
    if part > 1.414_213_562_373_095_1 { (twos, part) = (twos + 1, part / 2) }
    let ratio = (part - 1) / (part + 1)
    let square = ratio * ratio
    var (sum, power) = (0.0, ratio)
    for odd in stride(from: 1.0, through: 25, by: 2) {
      sum += power / odd
      power *= square
    }
    return 2 * sum + twos * low + twos * high
  }
}
