import AutoTrack
import LabKit
import MiniUI
import Wording

/// A server that takes every request, and counts each event once.
final class FleetServer {
  private let book: EventBook
  /// The received records of each run: true at their sequence numbers.
  @safe @exclusivity(unchecked) private var records: [String: [Bool]] = [:]
  /// The events that pages' own SDKs have sent.
  @safe @exclusivity(unchecked) private var events: Set<Int> = []
  @safe @exclusivity(unchecked) private(set) var repeats = 0

  init(_ book: EventBook) { self.book = book }

  /// Takes an event of a page's SDK, which has only its number as an id.
  func take(_ record: UnsentRecord) {
    if case .integer(let event)? = record.properties[EventMark.key] { take(event) }
  }

  /// Takes an event that a page's SDK sent from the web storage.
  func take(_ body: String) { EventMark.events(in: Array(body.utf8)).forEach(take) }

  private func take(_ event: Int) {
    if events.insert(event).inserted { book.deliver(event) } else { repeats += 1 }
  }

  /// Takes a request of an app's SDK, with the ids of its records (docs/delivery.md).
  func take(_ request: TransportRequest) {
    let ranges = request.headers["Autotrack-Records"].flatMap { RecordRanges($0) }?.ranges ?? []
    for range in ranges { take(range.sequences, of: range.session) }
    EventMark.events(in: request.body).forEach(book.deliver)
  }

  private func take(_ sequences: ClosedRange<Int>, of session: String) {
    // Removed while it changes, so that the set has one owner and is not copied.
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

/// A transport of an app SDK's requests over a session's network to a server.
///
/// Requests that have not arrived when the process ends are lost.
final class FleetTransport: Transport {
  private let network: NetworkTrace
  private let clock: SessionClock
  private let server: FleetServer

  init(_ network: NetworkTrace, _ clock: SessionClock, to server: FleetServer) {
    (self.network, self.clock, self.server) = (network, clock, server)
  }

  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    let now = clock.now
    let fate = network.fate(ofRequestAt: now)
    if let arrival = fate.arrival {
      loop.at(arrival, from: now, "request") { [server] in server.take(request) }
    }
    guard let answer = fate.answer else { return }
    loop.at(answer.time, from: now, "answer") {
      completion(
        answer.failure.map { .failure("\($0.words)") } ?? .response(TransportResponse(status: 200)))
    }
  }
}
