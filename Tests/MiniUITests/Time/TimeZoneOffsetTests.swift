import MiniUI
import Testing

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
