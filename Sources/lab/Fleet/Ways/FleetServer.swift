import AutoTrack

/// A server that takes all that reaches it, and counts each event once.
final class FleetServer {
  private let book: EventBook
  /// Whether it has each record of a run, by the record's number.
  private var records: [String: [Bool]] = [:]
  /// The events that pages have sent by themselves.
  private var events: Set<Int> = []
  /// How many events came again.
  private(set) var repeats = 0

  /// Enters what comes in a book.
  init(_ book: EventBook) { self.book = book }

  /// Takes an event that a page's SDK has sent, which has no id but its number.
  func take(_ record: UnsentRecord) {
    if case .integer(let event)? = record.properties[EventMark.key] { take(event) }
  }

  /// Takes what a page's SDK has sent from the web storage.
  func take(_ body: String) { EventMark.events(in: Array(body.utf8)).forEach(take) }

  private func take(_ event: Int) {
    if events.insert(event).inserted { book.deliver(event) } else { repeats += 1 }
  }

  /// Takes what an app's SDK has sent, by the ids of the records (docs/delivery.md).
  func take(_ request: TransportRequest) {
    let ranges = request.headers["Autotrack-Records"].flatMap { RecordRanges($0) }?.ranges ?? []
    for range in ranges { take(range.sequences, of: range.session) }
    EventMark.events(in: request.body).forEach(book.deliver)
  }

  private func take(_ sequences: ClosedRange<Int>, of session: String) {
    var known = records.removeValue(forKey: session) ?? []
    let missing = sequences.upperBound + 1 - known.count
    if missing > 0 { known += repeatElement(false, count: missing) }
    for sequence in sequences {
      if known[sequence] { repeats += 1 }
      known[sequence] = true
    }
    records[session] = known
  }
}
