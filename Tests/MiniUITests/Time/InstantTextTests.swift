import MiniUI
import Testing

@Suite struct InstantTexts {
  private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let nanoseconds: Int
    var written: String?
  }

  private static let cases = [
    Case(testDescription: "1970-01-01T00:00:00Z", nanoseconds: 0),
    Case(testDescription: "1970-01-01T00:00:00.400Z", nanoseconds: 400_000_000),
    Case(testDescription: "1970-01-01T00:00:00.000001Z", nanoseconds: 1000),
    Case(testDescription: "1970-01-01T00:00:00.000000001Z", nanoseconds: 1),
    Case(testDescription: "1969-12-31T23:59:59.999999999Z", nanoseconds: -1),
    Case(testDescription: "1969-12-31T23:59:59Z", nanoseconds: -1_000_000_000),
    Case(testDescription: "2000-02-29T12:34:56Z", nanoseconds: 951_827_696_000_000_000),
    Case(testDescription: "2020-12-31T23:59:59.999Z", nanoseconds: 1_609_459_199_999_000_000),
    Case(
      testDescription: "1970-01-01T00:00:00.4Z", nanoseconds: 400_000_000,
      written: "1970-01-01T00:00:00.400Z"),
    Case(
      testDescription: "1970-01-01T08:00:00+08:00", nanoseconds: 0,
      written: "1970-01-01T00:00:00Z"),
    Case(
      testDescription: "1969-12-31T20:30:00-03:30", nanoseconds: 0,
      written: "1970-01-01T00:00:00Z"),
  ]

  @Test(arguments: cases) private func `a text is parsed exactly`(_ row: Case) {
    let moment = Instant(timeSince1970: .nanoseconds(row.nanoseconds))
    #expect(Instant(iso8601: row.testDescription) == moment)
  }

  @Test(arguments: cases) private func `a moment is written in UTC`(_ row: Case) {
    let moment = Instant(timeSince1970: .nanoseconds(row.nanoseconds))
    #expect(moment.description == row.written ?? row.testDescription)
  }

  @Test(arguments: [
    "", "2020-01-01", "2020-01-01T00:00:00", "2020-01-01T00:00Z", "2020-1-1T00:00:00Z",
    "2019-02-29T00:00:00Z", "2020-13-01T00:00:00Z", "2020-00-01T00:00:00Z", "2020-01-01T24:00:00Z",
    "2020-01-01T00:60:00Z", "2020-01-01T00:00:60Z", "2020-01-01t00:00:00z", "2020-01-01 00:00:00Z",
    "2020-01-01T00:00:00.Z", "2020-01-01T00:00:00.1234567890Z", "2020-01-01T00:00:00Z ",
    "2020-01-01T00:00:00+8", "2020-01-01T00:00:00+0800", "2020-01-01T00:00:00+08:60",
    "2020-01-01T00:00:00+19:00", "+2020-01-01T00:00:00Z", "２０２０-01-01T00:00:00Z",
  ]) func `an invalid text is not a moment`(_ text: String) {
    #expect(Instant(iso8601: text) == nil)
  }

  @Test func `a zone shows its own clock`() throws {
    let zones = try ["+08:00", "-03:30", "+05:45"].map {
      try #require(TimeZoneOffset(iso8601: $0))
    }
    #expect(
      zones.map(Instant.defaultEpoch.iso8601(in:)) == [
        "2020-01-01T08:00:00+08:00", "2019-12-31T20:30:00-03:30", "2020-01-01T05:45:00+05:45",
      ])
  }

  @Test func `fractions of a nanosecond are cut off`() {
    let moments = [1, -1].map {
      Instant(timeSince1970: Duration(secondsComponent: 0, attosecondsComponent: $0))
    }
    #expect(
      moments.map(\.iso8601) == ["1970-01-01T00:00:00Z", "1969-12-31T23:59:59.999999999Z"])
  }
}
