import AutoTrack
import MiniUI

/// A server without faults, which stores each record once and answers every request.
final class LedgerServer: Transport {
  private(set) var ledger: Set<Record.ID>
  /// The records of each request, in order.
  private(set) var requests: [[Record.ID]] = []
  private static let latency = Duration.milliseconds(10)

  /// A server with earlier records.
  init(having ledger: Set<Record.ID>) {
    self.ledger = ledger
  }

  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    let ids = RecordRanges(request.headers["Autotrack-Records"] ?? "")?.ids ?? []
    requests.append(ids)
    ledger.formUnion(ids)
    loop.schedule(.timer, after: Self.latency, name: "the server's answer") {
      completion(.response(TransportResponse(status: 200)))
    }
  }
}
