/// Ids of records in an order, as ranges: a hundred consecutive records take the room of one.
///
/// The text is the value of the header `Autotrack-Records` (docs/delivery.md):
/// `run:first-last,first-last;run:first-last`, in the order of the records in the body.
public struct RecordRanges: Equatable, Sendable {
  /// Consecutive records of one run.
  package struct Range: Equatable, Sendable {
    package let session: String
    package fileprivate(set) var sequences: ClosedRange<Int>
  }

  /// The ranges, in the order of the records.
  package private(set) var ranges: [Range] = []
  /// The number of records.
  public private(set) var count = 0

  /// Creates an empty list.
  package init() {}

  package init(of records: some Sequence<Record>) {
    for record in records { append(record.session, record.sequence) }
  }

  /// Creates the ranges of ids; an invalid id is a programmer error.
  package init(_ ids: some Sequence<Record.ID>) { append(ids) }

  /// Parses the header; nil if it is malformed or names more records than the limit.
  package init?(_ text: String, limit: Int = 100_000) {
    var (reader, room) = (RecordRangesReader(text), limit)
    repeat {
      guard let session = reader.run() else { return nil }
      repeat {
        guard let sequences = reader.sequences(), sequences.count <= room else { return nil }
        room -= sequences.count
        append(session, sequences)
      } while reader.take(",")
    } while reader.take(";")
    guard reader.isAtEnd else { return nil }
  }

  /// The ids of all records, in their order.
  public var ids: [Record.ID] { ids(after: 0) }

  /// Returns the ids of the records after the first `count`.
  package func ids(after count: Int) -> [Record.ID] {
    var (ids, rest): ([Record.ID], Int) = ([], count)
    for range in ranges {
      ids += range.sequences.dropFirst(rest).map { "\(range.session)-\($0)" }
      rest = max(0, rest - range.sequences.count)
    }
    return ids
  }

  package var text: String {
    var text = ""
    for (place, range) in ranges.enumerated() {
      let isNewRun = place == 0 || ranges[place - 1].session != range.session
      text += isNewRun ? (place == 0 ? "" : ";") + range.session + ":" : ","
      text += "\(range.sequences.lowerBound)-\(range.sequences.upperBound)"
    }
    return text
  }

  mutating func append(_ others: RecordRanges) {
    for range in others.ranges { append(range.session, range.sequences) }
  }

  /// Appends records by their ids; an invalid id is a programmer error.
  mutating func append(_ ids: some Sequence<Record.ID>) {
    for id in ids {
      guard let dash = id.lastIndex(of: "-"), let sequence = Int(id[id.index(after: dash)...])
      else { fatalError("'\(id)' is not a record id (run-sequence)") }
      append(String(id[..<dash]), sequence)
    }
  }

  mutating func append(_ session: String, _ sequence: Int) { append(session, sequence...sequence) }

  private mutating func append(_ session: String, _ new: ClosedRange<Int>) {
    count += new.count
    if let last = ranges.last, last.sequences.upperBound == new.lowerBound - 1,
      last.session == session
    {
      ranges[ranges.count - 1].sequences = last.sequences.lowerBound...new.upperBound
    } else {
      ranges.append(Range(session: session, sequences: new))
    }
  }
}

/// A parser of the parts of ``RecordRanges``, in one pass.
private struct RecordRangesReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { place == bytes.count }

  /// Parses a run with its colon; nil if it is missing or empty.
  mutating func run() -> String? {
    let start = place
    while let byte = next, byte != UInt8(ascii: ":"), byte != UInt8(ascii: ";") { place += 1 }
    let name = bytes[start..<place]
    guard !name.isEmpty, take(":") else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// Parses two numbers from 1 with a hyphen between them; nil for other texts.
  mutating func sequences() -> ClosedRange<Int>? {
    guard let first = number(), first > 0, take("-"), let last = number(), first <= last else {
      return nil
    }
    return first...last
  }

  /// Consumes a character; false if another one is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func number() -> Int? {
    let start = place
    var number = 0
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = tens.addingReportingOverflow(Int(byte & 0x0F))
      guard !isTooLarge, !isLarger else { return nil }
      (number, place) = (sum, place + 1)
    }
    return place > start ? number : nil
  }
}

/// The form of a batch's request (docs/delivery.md).
struct UploadRequest {
  let address: String
  let encoding: EventEncoding

  /// Returns the request of a batch that is sent at a time, in milliseconds since 1970.
  func request(_ records: [Record], as eventsID: String, at time: Int) -> TransportRequest {
    let body = encoding.body(of: records.map(\.content), flushedAt: time)
    return TransportRequest(
      method: "POST", address: address,
      headers: [
        "Content-Type": body.contentType, "Autotrack-Batch": eventsID,
        "Autotrack-Records": RecordRanges(of: records).text,
      ], body: body.bytes)
  }
}
