import AutoTrack

/// A server that takes all that reaches it, and counts each event once.
final class FleetServer {
  private let book: EventBook
  private var ids: Set<Record.ID> = []
  /// The events that pages have sent by themselves.
  private var events: Set<Int> = []
  /// How many events came again.
  private(set) var repeats = 0

  /// Enters what comes in a book.
  init(_ book: EventBook) { self.book = book }

  /// Takes what a page's SDK has sent; its events have no ids but their numbers.
  func take(_ body: String) {
    for event in EventMark.events(in: Array(body.utf8)) {
      if events.insert(event).inserted { book.deliver(event) } else { repeats += 1 }
    }
  }

  /// Takes what an app's SDK has sent, by the ids of the records (docs/delivery.md).
  func take(_ request: TransportRequest) {
    let ids = request.headers["Autotrack-Records"].flatMap { RecordRanges($0) }?.ids ?? []
    for id in ids where !self.ids.insert(id).inserted { repeats += 1 }
    EventMark.events(in: request.body).forEach(book.deliver)
  }
}
