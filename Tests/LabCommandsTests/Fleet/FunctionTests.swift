import Testing

@testable import LabCommands

@Suite struct Functions {
  @Test(arguments: [
    (2, 0.6931471805599453), (10, 2.302585092994046), (0.001, -6.907755278982137),
    (12_345.678, 9.421061321291832), (1, 0),
  ])
  func `logarithms match reference values`(number: Double, logarithm: Double) {
    #expect(abs(number.logarithm - logarithm) < 1e-14 * max(1, abs(logarithm)))
  }

  @Test(arguments: [
    (1, 2.718281828459045), (-3.5, 0.0301973834223185), (0.1, 1.1051709180756477),
    (20, 485_165_195.4097903), (-50, 1.9287498479639178e-22), (0, 1),
  ])
  func `powers of e match reference values`(exponent: Double, power: Double) {
    #expect(abs(exponent.exponential / power - 1) < 1e-14)
  }

  @Test func `extreme arguments give 0 or an infinity`() {
    #expect(0.0.logarithm == -.infinity)
    #expect((-Double.infinity).exponential == 0)
    #expect(800.0.exponential == .infinity)
  }

  @Test(arguments: [
    (1e-06, -4.753424308822899), (0.01, -2.3263478740408408), (0.02425, -1.9729610513118845),
    (0.3, -0.5244005127080407), (0.5, 0), (0.975, 1.9599639845400536),
    (0.999, 3.090232306167813),
  ])
  func `normal quantiles are accurate to 2e-9`(
    share: Double, quantile: Double
  ) {
    #expect(abs(share.normalQuantile - quantile) < 2e-9 * max(1, abs(quantile)))
  }

  @Test(arguments: [
    (0, 10, [0, 0, 277_533]), (10, 100, [100_000, 55_229, 174_366]),
    (1, 1, [1_000_000, 206_549, 1_000_000]), (10, 10, [1_000_000, 722_467, 1_000_000]),
    (407, 10_000, [40_700, 37_000, 44_752]), (1, 1_000_000, [1, 0, 6]),
  ])
  func `an interval is the Wilson interval`(found: Int, all: Int, millionths: [Int]) {
    #expect(WilsonInterval(found, of: all)?.millionths == millionths)
  }

  @Test func `an interval prints per cent and is nil for zero trials`() {
    #expect(WilsonInterval(407, of: 10_000)?.text == "4.07 % (3.70…4.48)")
    #expect(WilsonInterval(0, of: 0) == nil)
  }
}
