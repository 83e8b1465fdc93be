import AutoTrack

/// A server outside of the lab, as far as its answers tell of it.
///
/// What it has stored is what it has said so far: after a lost answer it may have more. Virtual
/// time stands still while it is asked.
final class RealServer {
  /// Why it has not taken all of the last request; nil if it has.
  private(set) var fault: String?
  /// Why it has not taken all of the last request of which that is so; nil if it always has.
  private(set) var lastFault: String?
  private let client: any HTTPClient

  /// Nothing is asked yet.
  init(_ target: UploadTarget) {
    client = target.makeClient()
  }

  /// What becomes of a request with these records.
  func outcome(of request: TransportRequest, with records: [Ledger.Entry]) -> ServerOutcome {
    let answer = client.answer(to: request)
    let stored = stored(answer, of: records)
    fault = stored.count < records.count ? answer.reason : nil
    lastFault = fault ?? lastFault
    let reply: ReceivedRequest.Reply =
      stored.isEmpty ? refusal(answer) : .accepted(Set(stored.map(\.id)))
    return ServerOutcome(stored: stored, answer: answer, reply: reply)
  }

  private func stored(_ answer: TransportAnswer, of records: [Ledger.Entry]) -> [Ledger.Entry] {
    guard case .response(let response) = answer, 200...299 ~= response.status else { return [] }
    return (response.accepted(of: records.map(\.id)) ?? []).map { records[$0] }
  }

  private func refusal(_ answer: TransportAnswer) -> ReceivedRequest.Reply {
    guard case .response(let response) = answer, !(200...299 ~= response.status) else {
      return .other(answer.reason)
    }
    return .refused(response.status)
  }
}
