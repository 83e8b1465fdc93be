import MiniUI
import Testing

@Suite struct Instants {
  @Test func `the default epoch is the first second of 2020`() {
    #expect(Instant.defaultEpoch.iso8601 == "2020-01-01T00:00:00Z")
    #expect(Instant.defaultEpoch.millisecondsSince1970 == 1_577_836_800_000)
  }

  @Test func `adding a duration to a moment gives another moment`() {
    var moment = Instant.defaultEpoch + .milliseconds(400)
    moment += .seconds(1)
    #expect(moment - .defaultEpoch == .milliseconds(1400))
    #expect(.defaultEpoch - moment == .milliseconds(-1400))
    #expect(moment - .milliseconds(1400) == .defaultEpoch)
  }

  @Test func `an earlier moment is less`() {
    #expect(Instant.defaultEpoch < .defaultEpoch + .nanoseconds(1))
  }

  @Test func `milliseconds are rounded down on both sides of 1970`() {
    let nanoseconds = [0, 999_999, 1_000_000, 1_999_999, -1, -1_000_000, -1_000_001]
    let milliseconds = nanoseconds.map {
      Instant(timeSince1970: .nanoseconds($0)).millisecondsSince1970
    }
    #expect(milliseconds == [0, 0, 1, 1, -1, -1, -2])
  }

  @Test func `a moment is restored from its milliseconds`() {
    let milliseconds = [0, 1, -1, 1_577_836_800_123, -62_135_596_800_001]
    #expect(
      milliseconds.map { Instant(millisecondsSince1970: $0).millisecondsSince1970 } == milliseconds)
  }

  @Test func `the day depends on the zone`() throws {
    let east = try #require(TimeZoneOffset(iso8601: "+08:00"))
    let west = try #require(TimeZoneOffset(iso8601: "-00:30"))
    let days = [east, .utc, west].map { Instant.defaultEpoch.date(in: $0).description }
    #expect(days == ["2020-01-01", "2020-01-01", "2019-12-31"])
  }

  @Test func `arithmetic stops where the calendar ends`() {
    let long = Duration.seconds(Int64.max)
    let back = Duration.zero - long
    let start = Instant.defaultEpoch
    let late: [Instant] = [start + long, .latest + long, .latest - back]
    let early: [Instant] = [start - long, .earliest - long, .earliest + back]
    #expect(Set(late + [Instant(millisecondsSince1970: .max)]) == [.latest])
    #expect(Set(early + [Instant(millisecondsSince1970: .min)]) == [.earliest])
  }

  @Test func `both ends of the calendar have a date and milliseconds`() {
    let ends = [Instant.earliest, .latest]
    #expect(ends.map(\.iso8601) == ["-271821-04-20T00:00:00Z", "+275760-09-13T00:00:00Z"])
    #expect(ends.map(\.millisecondsSince1970) == [-8_640_000_000_000_000, 8_640_000_000_000_000])
  }
}

@Suite struct TimeZoneOffsets {
  @Test func `an offset is read back from its text`() {
    let texts = ["Z", "+08:00", "-03:30", "+18:00", "-18:00"]
    #expect(texts.map { TimeZoneOffset(iso8601: $0)?.description } == texts)
  }

  @Test func `a zero offset is UTC`() {
    let offsets = ["+00:00", "-00:00"].map { TimeZoneOffset(iso8601: $0) }
    #expect(offsets == [.utc, .utc])
  }

  @Test func `an offset may have seconds`() {
    #expect(TimeZoneOffset(secondsFromGMT: -1172)?.description == "-00:19:32")
  }

  @Test func `eighteen hours are the limit`() {
    let offsets = [64_800, 64_801, -64_800, -64_801].map {
      TimeZoneOffset(secondsFromGMT: $0)?.secondsFromGMT
    }
    #expect(offsets == [64_800, nil, -64_800, nil])
  }
}

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
    #expect(moments.map(\.iso8601) == ["1970-01-01T00:00:00Z", "1969-12-31T23:59:59.999999999Z"])
  }
}
