import MiniUI

/// Numbers drawn one after the other for one thing.
///
/// Each thing has a stream of its own, and takes the same numbers from it whatever a fleet's
/// values are: so two runs that differ in one value differ by nothing else.
struct Draws {
  private var chance: Chance

  /// The numbers of a thing.
  init(_ name: String, of chance: Chance) { self.chance = chance.stream(name) }

  /// The numbers of one of many things that are counted from 0.
  init(_ name: String, _ number: Int, of chance: Chance) {
    self.chance = chance.stream(name, number)
  }

  /// At least 0 and less than 1.
  mutating func uniform() -> Double { Double(chance.next() >> 11) / 9_007_199_254_740_992 }

  /// Whether something comes to pass that does so in a share of cases.
  mutating func happens(_ share: Double) -> Bool { uniform() < share }

  /// How long to wait for what happens by chance at any time.
  mutating func wait(mean: Double) -> Double { -mean * (1 - uniform()).logarithm }

  /// Weibull's distribution, of which most come early and few very late.
  mutating func weibull(shape: Double, scale: Double) -> Double {
    scale * ((wait(mean: 1)).logarithm / shape).exponential
  }

  /// A logarithm that is normally distributed around a median's.
  mutating func logNormal(median: Double, spread: Double) -> Double {
    let exponent = spread * uniform().normalQuantile
    return median == 0 ? 0 : median * exponent.exponential
  }
}
