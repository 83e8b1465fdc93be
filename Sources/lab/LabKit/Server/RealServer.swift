import AutoTrack

/// A server outside of the lab, as known from its responses.
///
/// It may have stored more than it has acknowledged, if a response was lost. Virtual time stands
/// still during a request.
final class RealServer {
  /// The reason why it has not taken all of the last request; nil if it has.
  private(set) var fault: String?
  /// The last reason of any request that it has not taken completely.
  private(set) var lastFault: String?
  private let client: any HTTPClient

  init(_ target: UploadTarget) {
    client = target.makeClient()
  }

  /// Sends a request with these records and returns its outcome.
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
