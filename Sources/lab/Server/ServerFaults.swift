import AutoTrack
import MiniUI

/// What goes wrong on the way to the servers that take events and counts, request by request.
final class ServerFaults {
  private var faults: [ServerFault] = []
  private var chance: Chance
  /// How many requests there were since the faults began.
  private var count = 0

  /// Everything goes well at first.
  init(chance: Chance) { self.chance = chance }

  /// From now on other things go wrong, or nothing does.
  func apply(_ change: ServerChange) {
    count = 0
    switch change {
    case .well: faults = []
    case .faults(let new): faults = new
    }
  }

  /// What becomes of the next request, which has so many records.
  func nextFate(of records: Int) -> RequestFate {
    count += 1
    for fault in faults {
      let drawn = fault.share < 1 ? draw() : 0
      if fault.befalls(count, drawn: drawn), let fate = fate(by: fault.kind, of: records) {
        return fate
      }
    }
    return .taken(after: .zero)
  }

  private func fate(by kind: ServerFault.Kind, of records: Int) -> RequestFate? {
    switch kind {
    case .down: .lost("nobody listens at the server's address")
    case .loss: .lost("the connection was lost")
    case .timeout: .unanswered
    case .partial: .halved
    case .status(let status, let wait): refusal(status, wait)
    case .body(let text):
      .refused(TransportResponse(status: 200, body: Array(text.utf8)), "another's body")
    case .latency(let delay): .taken(after: delay)
    case .slow(let most): .taken(after: most * draw())
    case .largest(let most): records > most ? refusal(413, nil) : nil
    }
  }

  private func refusal(_ status: Int, _ wait: Duration?) -> RequestFate {
    let headers = wait.map { [("Retry-After", "\(Int($0 / .seconds(1)))")] } ?? []
    let response = TransportResponse(status: status, headers: TransportHeaders(headers))
    return .refused(response, "\(status)")
  }

  private func draw() -> Double { Double.random(in: 0..<1, using: &chance) }
}

/// What becomes of one request on its way and at the server.
enum RequestFate {
  /// No server is reached, because.
  case lost(String)
  /// Nothing is taken, and this is answered; in a word or two.
  case refused(TransportResponse, String)
  /// The first half of its records is taken, and the answer says so.
  case halved
  /// It is taken, and no answer comes.
  case unanswered
  /// It is taken, and the answer takes so long.
  case taken(after: Duration)
}
