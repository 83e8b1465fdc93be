import AutoTrack
import LabLanguage
import Wording

/// A server outside of the lab, as known from its responses.
///
/// It may have stored more than it has acknowledged, if a response was lost. Virtual time stands
/// still during a request.
final class RealServer {
  /// The reason why it has not taken all of the last request; nil if it has.
  private(set) var fault: Sentence?
  /// The last reason of any request that it has not taken completely.
  private(set) var lastFault: Sentence?
  private let client: any HTTPClient

  init(_ target: UploadTarget) {
    client = target.makeClient()
  }

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

extension TransportAnswer {
  /// The reason why a server has not taken everything, with a remedy.
  var reason: Sentence {
    switch self {
    case .failure(let reason): reason
    case .response(let response): response.reason
    }
  }
}

extension TransportResponse {
  fileprivate var reason: Sentence {
    guard 200...299 ~= status else { return "the server answered \(status)\(words); \(remedy)" }
    if isPage { return "the server answered with a web page; check the path of the address" }
    return accepted(of: []) == nil
      ? "the server's answer does not follow docs/delivery.md; check the path of the address"
      : "the server has not accepted every event; check the server's log"
  }

  private var remedy: Sentence {
    switch status {
    case 300...399: "use the address of the redirect"
    case 401, 403, 407: "use a server that needs no password"
    case 404, 405, 410: "check the path of the address"
    default: "check the server's log"
    }
  }

  /// A few words of the response: a redirect's target, or the body.
  private var words: String {
    if 300...399 ~= status, let place = headers["Location"] { return " (\(place.brief))" }
    let text = String(decoding: body.prefix(200), as: UTF8.self)
    return text.isEmpty || isPage ? "" : " (\(text.brief))"
  }

  /// True if the body is HTML, such as a network's login page.
  private var isPage: Bool { body.first { $0 > 0x20 } == UInt8(ascii: "<") }
}
