import AutoTrack
import MiniUI
import Wording

/// The faults of the servers for events and counts, applied request by request.
final class ServerFaults {
  private var faults: [ServerFault] = []
  private var chance: Chance
  /// The number of requests since the faults began.
  private var count = 0

  init(chance: Chance) { self.chance = chance }

  func apply(_ change: ServerChange) {
    count = 0
    switch change {
    case .well: faults = []
    case .faults(let new): faults = new
    }
  }

  func nextFate(of records: Int) -> RequestFate {
    count += 1
    for fault in faults {
      // Drawn only for a fault with a share; the others leave the random sequence unchanged.
      let drawn = fault.share < 1 ? draw() : 0
      if fault.befalls(count, drawn: drawn), let fate = fate(by: fault.kind, of: records) {
        return fate
      }
    }
    return .taken(after: .zero)
  }

  private func fate(by kind: ServerFault.Kind, of records: Int) -> RequestFate? {
    switch kind {
    case .down: .lost("nothing listens at the server's address")
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

enum RequestFate {
  /// It reaches no server, for a reason.
  case lost(Sentence)
  /// The server stores nothing and sends this response, named in a word or two.
  case refused(TransportResponse, Sentence)
  /// The server stores the first half of its records and says so.
  case halved
  /// The server stores it and does not respond.
  case unanswered
  /// The server stores it and responds after a delay.
  case taken(after: Duration)
}
