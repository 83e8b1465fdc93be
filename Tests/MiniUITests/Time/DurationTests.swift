import MiniUI
import Testing

@Suite struct Durations {
  @Test func `a duration converts to a number of seconds`() {
    let durations: [Duration] = [.milliseconds(400), .seconds(8), .zero, .milliseconds(-1250)]
    #expect(durations.map(\.seconds) == [0.4, 8, 0, -1.25])
  }

  @Test func `a half millisecond is rounded away from zero`() {
    let microseconds = [499, 500, 1499, 1500, -499, -500, -1500, 999_500, -999_500]
    #expect(
      microseconds.map { Duration.microseconds($0).roundedToMilliseconds }
        == [0, 1, 1, 2, 0, -1, -2, 1000, -1000].map { .milliseconds($0) })
  }

  @Test func `seconds are written with up to three decimals`() {
    let milliseconds = [400, 8000, 1234, 0, 50, 1, 10_010, 60_000, 3_600_100]
    #expect(
      milliseconds.map { Duration.milliseconds($0).secondsText }
        == ["0.4", "8", "1.234", "0", "0.05", "0.001", "10.01", "60", "3600.1"])
  }

  @Test func `the text is rounded to milliseconds`() {
    let nanoseconds = [1_234_499_999, 1_234_500_000, 999_999_999, 499_999]
    #expect(
      nanoseconds.map { Duration.nanoseconds($0).secondsText } == ["1.234", "1.235", "1", "0"])
  }

  @Test func `a negative duration has a sign unless it rounds to zero`() {
    let microseconds = [-400_000, -1_234_000, -8_000_000, -499]
    #expect(
      microseconds.map { Duration.microseconds($0).secondsText } == ["-0.4", "-1.234", "-8", "0"])
  }

  @Test func `the longest durations are written too`() {
    let durations: [Duration] = [.seconds(Int64.max), .seconds(Int64.min)]
    #expect(durations.map(\.secondsText) == ["9223372036854775807", "-9223372036854775808"])
  }
}
