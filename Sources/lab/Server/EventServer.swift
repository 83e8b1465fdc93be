package import AutoTrack
package import MiniUI

/// The server of a simulation that takes events, and what goes wrong on the way there.
///
/// It does what docs/delivery.md asks of a server: it knows a record by its id alone, stores it
/// once, and answers 2xx only when that is done. It reads nothing but what is on the wire.
package final class EventServer: Transport {
  /// What it has stored.
  package private(set) var ledger = Ledger()
  /// What has reached it, or got lost on the way, in order.
  package private(set) var requests: [ReceivedRequest] = []
  /// What it could not read, in order: sentences about requests.
  package private(set) var complaints: [String] = []
  private var faults: [ServerFault] = []
  private var chance: Chance
  /// How many requests there were when the faults began.
  private var faultStart = 0
  /// How many records the devices have heard to be stored.
  private(set) var heardCount = 0
  /// Who has sent each request.
  private var senders: [Sender] = []
  /// The last request that each record was in.
  private var latest: [Record.ID: Int] = [:]
  private let clock: VirtualClock
  /// After this time nobody listens to an answer (docs/delivery.md).
  private static let patience = Duration.seconds(30)

  /// Everything goes well at first.
  package init(clock: VirtualClock, chance: Chance) {
    self.clock = clock
    self.chance = chance
  }

  /// The process that a request came from.
  private struct Sender {
    weak let loop: MainLoop?
    let time: Duration
    /// Whether the process listens to the answer.
    var isListening = true
  }

  /// From now on other things go wrong, or nothing does.
  package func apply(_ change: ServerChange) {
    faultStart = requests.count
    switch change {
    case .well: faults = []
    case .faults(let new): faults = new
    }
  }

  /// The client on a loop hears nothing more of what it has asked so far.
  func cutOff(_ loop: MainLoop) {
    for index in senders.indices where senders[index].loop === loop {
      senders[index].isListening = false
    }
  }

  package func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    do throws(WireRequest.Fault) {
      let records = try WireRequest(request).records
      deliver(outcome(for: records), of: records, on: loop, completion)
    } catch {
      complaints.append("request \(requests.count + 1) was not understood: \(error.reason)")
      let reason = TransportResponse(status: 400, body: Array(error.reason.utf8))
      let outcome = Outcome(stored: 0, answer: .response(reason), reply: .other("400"))
      deliver(outcome, of: [], on: loop, completion)
    }
  }

  /// What becomes of one request.
  private struct Outcome {
    /// How many of the records are stored, the first first.
    let stored: Int
    /// What comes back; nil for nothing.
    let answer: TransportAnswer?
    /// The same as the audit sees it.
    let reply: ReceivedRequest.Reply
    /// How long that takes.
    var delay = Duration.zero
  }

  private func outcome(for records: [Ledger.Entry]) -> Outcome {
    let number = requests.count - faultStart + 1
    for fault in faults {
      let drawn = fault.share < 1 ? Double.random(in: 0..<1, using: &chance) : 0
      if fault.befalls(number, drawn: drawn), let outcome = outcome(fault.kind, for: records) {
        return outcome
      }
    }
    return acceptance(of: records)
  }

  private func acceptance(of records: [Ledger.Entry], after delay: Duration = .zero) -> Outcome {
    Outcome(
      stored: records.count, answer: .response(TransportResponse(status: 200)),
      reply: .accepted(Set(records.map(\.id))), delay: delay)
  }

  private func outcome(_ kind: ServerFault.Kind, for records: [Ledger.Entry]) -> Outcome? {
    switch kind {
    case .down: failure("nobody listens at the server's address")
    case .loss: failure("the connection was lost")
    case .timeout: Outcome(stored: records.count, answer: nil, reply: .none)
    case .partial: firstHalf(of: records)
    case .status(let status, let wait): refusal(status, wait)
    case .body(let text): stranger(text)
    case .latency(let delay): acceptance(of: records, after: delay)
    case .slow(let most):
      acceptance(of: records, after: most * Double.random(in: 0..<1, using: &chance))
    case .largest(let most): records.count > most ? refusal(413, nil) : nil
    }
  }

  private func failure(_ reason: String) -> Outcome {
    Outcome(stored: 0, answer: .failure(reason), reply: .other(reason))
  }

  private func refusal(_ status: Int, _ wait: Duration?) -> Outcome {
    let headers = wait.map { [("Retry-After", "\(Int($0 / .seconds(1)))")] } ?? []
    let response = TransportResponse(status: status, headers: TransportHeaders(headers))
    return Outcome(stored: 0, answer: .response(response), reply: .other("\(status)"))
  }

  private func stranger(_ text: String) -> Outcome {
    let response = TransportResponse(status: 200, body: Array(text.utf8))
    return Outcome(stored: 0, answer: .response(response), reply: .other("another's body"))
  }

  private func firstHalf(of records: [Ledger.Entry]) -> Outcome {
    let taken = records.prefix(records.count / 2).map(\.id)
    let words = taken.map { "\"\($0)\"" }.joined(separator: ",")
    let body = Array("{\"accepted\":[\(words)]}".utf8)
    return Outcome(
      stored: taken.count, answer: .response(TransportResponse(status: 200, body: body)),
      reply: .accepted(Set(taken)))
  }

  private func deliver(
    _ outcome: Outcome, of records: [Ledger.Entry], on loop: MainLoop,
    _ completion: @escaping (TransportAnswer) -> Void
  ) {
    let number = requests.count
    let ids = records.map(\.id)
    let repeats = ids.compactMap { repetition(of: $0, on: loop) }
    let new = ledger.take(records.prefix(outcome.stored))
    requests.append(
      ReceivedRequest(ids: ids, newCount: new, answer: outcome.reply, repeats: repeats))
    senders.append(Sender(loop: loop, time: clock.uptime))
    for id in ids { latest[id] = number }
    guard let answer = outcome.answer else { return }
    loop.schedule(.timer, after: outcome.delay, name: "the server's answer") { [self] in
      if senders[number].isListening, outcome.delay < Self.patience {
        hear(outcome.reply, to: number)
      }
      completion(answer)
    }
  }

  private func hear(_ reply: ReceivedRequest.Reply, to number: Int) {
    requests[number].heard = reply
    if case .accepted(let ids) = reply { heardCount += ids.count }
  }

  /// What a device that sends a record again knew of the request before; nil for a new record.
  private func repetition(
    of id: Record.ID, on loop: MainLoop
  ) -> ReceivedRequest.Repeat? {
    guard let number = latest[id] else { return nil }
    let sender = senders[number]
    let isUnderWay =
      sender.loop === loop && sender.isListening && clock.uptime - sender.time < Self.patience
    let state: ReceivedRequest.Repeat.State =
      switch requests[number].heard {
      case .accepted(let ids) where ids.contains(id): .acknowledged
      case .accepted, .other: .kept
      case .none: isUnderWay ? .underWay : .unheard
      }
    return ReceivedRequest.Repeat(id: id, state: state)
  }
}
