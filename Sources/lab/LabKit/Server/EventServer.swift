package import AutoTrack
package import MiniUI
package import Wording

/// The simulated server for events, with the faults on the way to it.
///
/// It meets docs/delivery.md: it identifies a record by its id alone, stores it once, and answers
/// 2xx only after that. It reads only the bytes of the request.
package final class EventServer: Transport {
  package private(set) var ledger = Ledger()
  /// The requests that reached it or were lost on the way, in order.
  package private(set) var requests: [ReceivedRequest] = []
  /// Sentences about requests that it could not read, in order.
  package private(set) var complaints: [Sentence] = []
  private let faults: ServerFaults
  /// The records whose acknowledgement reached the device, in order, with repeats.
  private(set) var heard: [Record.ID] = []
  /// The sender of each request.
  private var senders: [Sender] = []
  /// The processes before this index no longer wait for responses.
  private var firstListening = 0
  /// The last request that each record was in.
  private var latest: [Record.ID: Int] = [:]
  private let clock: VirtualClock
  /// The server outside of the lab for the events, if there is one.
  let real: RealServer?
  /// The client's timeout; later responses are ignored.
  private let patience: Duration

  /// A server without requests.
  ///
  /// A real server receives every request, and its answer alone determines the outcome.
  init(
    clock: VirtualClock, faults: ServerFaults, patience: Duration, for real: RealServer? = nil
  ) {
    (self.clock, self.faults, self.patience, self.real) = (clock, faults, patience, real)
  }

  /// The process that sent a request.
  private struct Sender {
    weak let loop: MainLoop?
    let time: Duration
    /// True while the process waits for responses.
    var isListening = true
    /// True if the process exists and waits for responses.
    var isHeeded: Bool { isListening && loop != nil }
  }

  /// Stops the client on a loop from receiving responses to earlier requests.
  func cutOff(_ loop: MainLoop) {
    for index in senders.indices[firstListening...] where senders[index].loop === loop {
      senders[index].isListening = false
    }
    while firstListening < senders.count, !senders[firstListening].isHeeded { firstListening += 1 }
  }

  package func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    do throws(WireRequest.Fault) {
      let records = try WireRequest(request).records
      deliver(outcome(of: request, with: records), of: records, on: loop, completion)
    } catch {
      complaints.append("request \(requests.count + 1) is invalid: \(error.reason)")
      // A real server judges the request itself.
      if let real {
        return deliver(real.outcome(of: request, with: []), of: [], on: loop, completion)
      }
      let reason = TransportResponse(status: 400, body: Array(error.reason.text.utf8))
      let outcome = ServerOutcome(stored: [], answer: .response(reason), reply: .refused(400))
      deliver(outcome, of: [], on: loop, completion)
    }
  }

  private func outcome(
    of request: TransportRequest, with records: [Ledger.Entry]
  ) -> ServerOutcome {
    if let real { return real.outcome(of: request, with: records) }
    return switch faults.nextFate(of: records.count) {
    case .lost(let reason):
      ServerOutcome(stored: [], answer: .failure(reason), reply: .other(reason))
    case .refused(let response, let words):
      ServerOutcome(stored: [], answer: .response(response), reply: reply(response, words))
    case .halved: firstHalf(of: records)
    case .unanswered: ServerOutcome(stored: records, answer: nil, reply: .none)
    case .taken(let delay):
      ServerOutcome(
        stored: records, answer: .response(TransportResponse(status: 200)),
        reply: .accepted(Set(records.map(\.id))), delay: delay)
    }
  }

  private func reply(_ response: TransportResponse, _ words: Sentence) -> ReceivedRequest.Reply {
    200...299 ~= response.status ? .other(words) : .refused(response.status)
  }

  private func firstHalf(of records: [Ledger.Entry]) -> ServerOutcome {
    let taken = Array(records.prefix(records.count / 2))
    let words = taken.map { "\"\($0.id)\"" }.joined(separator: ",")
    let body = Array("{\"accepted\":[\(words)]}".utf8)
    return ServerOutcome(
      stored: taken, answer: .response(TransportResponse(status: 200, body: body)),
      reply: .accepted(Set(taken.map(\.id))))
  }

  private func deliver(
    _ outcome: ServerOutcome, of records: [Ledger.Entry], on loop: MainLoop,
    _ completion: @escaping (TransportAnswer) -> Void
  ) {
    let number = requests.count
    let ids = records.map(\.id)
    // Before `latest` changes below: a repeat is compared with the earlier request.
    let repeats = ids.compactMap { repetition(of: $0, on: loop) }
    let new = ledger.take(outcome.stored)
    requests.append(
      ReceivedRequest(ids: ids, newCount: new, answer: outcome.reply, repeats: repeats))
    senders.append(Sender(loop: loop, time: clock.uptime))
    for id in ids { latest[id] = number }
    guard let answer = outcome.answer else { return }
    loop.schedule(.timer, after: outcome.delay, name: "the server's answer") { [self] in
      if senders[number].isListening, outcome.delay < patience {
        hear(outcome.reply, to: number)
      }
      completion(answer)
    }
  }

  private func hear(_ reply: ReceivedRequest.Reply, to number: Int) {
    requests[number].heard = reply
    if case .accepted(let ids) = reply { heard += requests[number].ids.filter(ids.contains) }
  }

  /// Returns the device's knowledge about the previous request with a record; nil for a new record.
  private func repetition(
    of id: Record.ID, on loop: MainLoop
  ) -> ReceivedRequest.Repeat? {
    guard let number = latest[id] else { return nil }
    let sender = senders[number]
    let isUnderWay =
      sender.loop === loop && sender.isListening && clock.uptime - sender.time < patience
    let state: ReceivedRequest.Repeat.State =
      switch requests[number].heard {
      case .accepted(let ids) where ids.contains(id): .acknowledged
      case .accepted, .refused, .other: .kept
      case .none: isUnderWay ? .underWay : .unheard
      }
    return ReceivedRequest.Repeat(id: id, state: state)
  }
}
