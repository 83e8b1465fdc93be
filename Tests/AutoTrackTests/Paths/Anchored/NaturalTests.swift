import Foundation
import Testing

@testable import AutoTrack

/// Logarithms by series, compared with those of the C library.
@Suite struct NaturalTests {
  @Test func `powers of e agree with the C library`() {
    for exponent in stride(from: -40.0, through: 40, by: 0.013) {
      let expected = exp(exponent)
      #expect(abs(Natural.exp(exponent) - expected) <= 1e-14 * expected)
    }
    #expect(Natural.exp(-800) == 0)
    #expect(Natural.exp(0) == 1)
  }

  @Test func `logarithms agree with the C library`() {
    for step in 1...20_000 {
      let number = Double(step) * 0.0173
      #expect(abs(Natural.log(number) - log(number)) <= 1e-14 * max(1, abs(log(number))))
    }
    #expect(Natural.log(1) == 0)
  }
}
