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
