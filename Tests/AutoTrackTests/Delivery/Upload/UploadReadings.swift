import MiniUI
import Testing
import Wording

@testable import AutoTrack

/// Interpretations of a server's answers.
@Suite struct UploadReadings {
  private static let records = (1...3).map {
    Record(session: "a", sequence: $0, event: "paid", time: 0, content: [])
  }

  private static func reading(
    _ status: Int, _ body: String = "", _ headers: TransportHeaders = [:],
    by policy: UploadPolicy = .s3
  ) -> UploadReading {
    UploadReading(
      .response(TransportResponse(status: status, headers: headers, body: Array(body.utf8))),
      to: records, by: policy, at: .defaultEpoch)
  }

  @Test(
    arguments: [
      ("", .accepted, nil), ("{}", .accepted, nil), (#"{"thanks": 3}"#, .accepted, nil),
      (#"{"accepted": ["a-3", "a-2", "a-1", "b-9"]}"#, .accepted, nil),
      (#"{"accepted": ["a-3", "a-1"]}"#, .acceptedPart([0, 2]), "the server accepted 2 of 3"),
      (#"{"accepted": []}"#, .kept(retryAfter: nil), "the server accepted nothing"),
      (#"{"accepted": ["b-1"]}"#, .kept(retryAfter: nil), "the server accepted nothing"),
      (
        #"{"accepted": 3}"#, .kept(retryAfter: nil),
        "the server's answer does not match the contract"
      ),
      (
        "<html>Log in</html>", .kept(retryAfter: nil),
        "the server's answer does not match the contract"
      ),
      ("[]", .kept(retryAfter: nil), "the server's answer does not match the contract"),
    ] as [(String, UploadOutcome, Sentence?)])
  func `a success is accepted only if its body follows the contract`(
    body: String, outcome: UploadOutcome, fault: Sentence?
  ) {
    let reading = Self.reading(200, body)
    #expect((reading.outcome, reading.fault) == (outcome, fault))
  }

  @Test func `an answer that is not UTF-8 keeps the records`() {
    let response = TransportResponse(status: 200, body: [0xFF, 0xFE])
    let reading = UploadReading(.response(response), to: Self.records, by: .s3, at: .defaultEpoch)
    #expect(reading.outcome == .kept(retryAfter: nil))
  }

  @Test(arguments: [
    (200, "accept", "accept"), (204, "accept", "accept"), (301, "keep", "drop"),
    (400, "drop", "drop"), (401, "keep", "drop"), (403, "keep", "keep"), (404, "keep", "keep"),
    (408, "keep", "drop"), (413, "split", "split"), (422, "drop", "drop"), (429, "keep", "keep"),
    (500, "keep", "keep"), (501, "drop", "keep"), (503, "keep", "keep"), (599, "keep", "keep"),
    (100, "keep", "keep"), (999, "keep", "keep"),
  ])
  func `each policy has its own rules for statuses`(status: Int, careful: String, sensors: String) {
    #expect(UploadPolicy.s3.responseRules.verdict(on: status).rawValue == careful)
    #expect(UploadPolicy.s4.responseRules.verdict(on: status).rawValue == careful)
    #expect(UploadPolicy.sensors.responseRules.verdict(on: status).rawValue == sensors)
  }

  @Test func `each verdict has its outcome`() {
    #expect(Self.reading(400).outcome == .refused(status: 400))
    #expect(Self.reading(400).fault == "the server answered 400")
    #expect(Self.reading(413).outcome == .tooLarge)
    #expect(
      Self.reading(503, "", ["Retry-After": "120"]).outcome == .kept(retryAfter: .seconds(120)))
    let failure = UploadReading(.failure("too far"), to: [], by: .s3, at: .defaultEpoch)
    #expect(failure.outcome == .kept(retryAfter: nil))
    #expect(failure.fault == "the request failed: too far")
  }

  @Test(
    arguments: [
      ("0", 0), ("120", 120), ("Wed, 01 Jan 2020 00:01:30 GMT", 90),
      ("Sun, 06 Nov 1994 08:49:37 GMT", 0), ("Sat, 29 Feb 2020 00:00:00 GMT", 59 * 86_400),
      ("-1", nil), ("1.5", nil), ("", nil), ("+5", nil), ("١٢", nil),
      ("Sun, 30 Feb 2020 00:00:00 GMT", nil), ("Wed, 01 Jan 2020 24:00:00 GMT", nil),
      ("Wed, 01 Jan 2020 00:01:30", nil), ("Wed 01 Jan 2020 00:01:30 GMT", nil),
      ("Wed, 1 Jan 2020 00:01:30 GMT", nil), ("soon", nil), (nil, nil),
    ] as [(String?, Int?)])
  func `Retry-After is a number of seconds or a date`(text: String?, seconds: Int?) {
    #expect(RetryAfter.delay(text, at: .defaultEpoch) == seconds.map { .seconds($0) })
  }

  @Test(arguments: ["9999999999", "99999999999999999999999999999999"])
  func `a number of seconds may have any number of digits, and a policy bounds the delay`(
    text: String
  ) {
    #expect(RetryAfter.delay(text, at: .defaultEpoch) == .seconds(1_000_000_000))
  }

  /// Recipients are to accept the two obsolete forms, too (RFC 9110 §5.6.7).
  @Test(
    arguments: [
      ("Wednesday, 01-Jan-20 00:01:30 GMT", 90), ("Wed Jan  1 00:01:30 2020", 90),
      ("Sunday, 06-Nov-94 08:49:37 GMT", 0), ("Sun Nov  6 08:49:37 1994", 0),
      ("Friday, 01-Jan-21 00:00:00 GMT", 366 * 86_400), ("Sat Feb 29 00:00:00 2020", 59 * 86_400),
      ("Wed, 01-Jan-20 00:01:30 GMT", nil), ("Wednesday, 1-Jan-20 00:01:30 GMT", nil),
      ("Wednesday, 01-Jan-20 00:01:30 CET", nil), ("Wednesday Jan  1 00:01:30 2020", nil),
      ("Wed Jan 32 00:01:30 2020", nil), ("Wed Jan  1 00:01:30 20", nil),
    ] as [(String, Int?)])
  func `a date may have either of the two older forms`(text: String, seconds: Int?) {
    #expect(RetryAfter.delay(text, at: .defaultEpoch) == seconds.map { .seconds($0) })
  }

  @Test func `records are named by runs and ranges, in their order`() {
    let numbers = [("a", 3), ("a", 4), ("a", 7), ("b", 1), ("a", 8)]
    let ranges = RecordRanges(
      of: numbers.map { Record(session: $0, sequence: $1, event: "", time: 0, content: []) })
    #expect(ranges.text == "a:3-4,7-7;b:1-1;a:8-8")
    #expect(ranges.ids == ["a-3", "a-4", "a-7", "b-1", "a-8"])
    #expect((RecordRanges(ranges.text), RecordRanges(of: []).text) == (ranges, ""))
  }

  /// Every list of up to four records of two runs, in any order: 1,555 lists.
  @Test func `ranges read back as the records they were made from`() {
    let all = ["a", "b"].flatMap { run in (1...3).map { (run, $0) } }
    var lists: [[(String, Int)]] = [[]]
    var longest = lists
    for _ in 1...4 {
      longest = longest.flatMap { list in all.map { list + [$0] } }
      lists += longest
    }
    for list in lists {
      let ids = list.map { "\($0)-\($1)" }
      let ranges = RecordRanges(
        of: list.map { Record(session: $0, sequence: $1, event: "", time: 0, content: []) })
      #expect((ranges.ids, ranges.count) == (ids, ids.count))
      #expect(list.isEmpty || RecordRanges(ranges.text) == ranges)
    }
  }

  @Test func `the largest numbers are read`() {
    let text = "a:9223372036854775807-9223372036854775807,1-1"
    #expect(RecordRanges(text)?.text == text)
  }

  @Test(arguments: [
    "", "a", "a:", ":1-2", "a:1", "a:2-1", "a:0-1", "a:-1-1", "a:1-2,", "a:1-2;", "a:1-2:3-4",
    "a:+1-2", "a:1-9999999999999999999", "a:1-1000000", "a:x-y",
  ])
  func `a malformed list names no records`(text: String) {
    #expect(RecordRanges(text) == nil)
  }
}
