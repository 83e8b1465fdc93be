import Testing

@testable import AutoTrack

@Suite struct Durations {
  @Test(arguments: [
    (Duration.seconds(8), 8.0), (.milliseconds(350), 0.35), (.milliseconds(8_400), 8.4),
    (.microseconds(1_499), 0.001), (.microseconds(1_500), 0.002), (.microseconds(1_000_500), 1.001),
    (.nanoseconds(499_999), 0), (.zero, 0), (.milliseconds(86_399_999), 86_399.999),
  ])
  func `seconds have at most three decimals`(duration: Duration, seconds: Double) {
    #expect(FiniteDouble(seconds: duration).value == seconds)
  }

  @Test(arguments: [Duration.nanoseconds(-1), .seconds(-1), .seconds(Int64.min)])
  func `a clock that was set back gives no negative duration`(duration: Duration) {
    #expect(FiniteDouble(seconds: duration).value == 0)
  }

  @Test func `the longest duration is still a number`() {
    #expect(FiniteDouble(seconds: .seconds(Int64.max)).value == 9_223_372_036_854_775_808)
  }
}
