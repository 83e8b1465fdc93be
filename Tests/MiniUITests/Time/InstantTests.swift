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
    let moments = [
      .defaultEpoch + long, .latest + long, .latest - (.zero - long),
      Instant(millisecondsSince1970: .max), .defaultEpoch - long, .earliest - long,
      .earliest + (.zero - long), Instant(millisecondsSince1970: .min),
    ]
    let ends = Array(repeating: Instant.latest, count: 4)
    #expect(moments == ends + Array(repeating: Instant.earliest, count: 4))
  }

  @Test func `both ends of the calendar have a date and milliseconds`() {
    let ends = [Instant.earliest, .latest]
    #expect(ends.map(\.iso8601) == ["-271821-04-20T00:00:00Z", "+275760-09-13T00:00:00Z"])
    #expect(ends.map(\.millisecondsSince1970) == [-8_640_000_000_000_000, 8_640_000_000_000_000])
  }
}
