import AutoTrack
import LabLanguage
import MiniUI

/// The server of a scenario, which answers the requests of each path in file order.
///
/// The last answer of a path repeats; an unknown path gets 404.
final class ScriptedServer: Transport {
  private let answers: [String: [ServerAnswer]]
  private var asked: [String: Int] = [:]

  init(_ answers: [ServerAnswer]) {
    self.answers = Dictionary(grouping: answers, by: \.path)
  }

  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    let known = answers[request.address] ?? []
    let number = asked[request.address, default: 0]
    asked[request.address] = number + 1
    guard let next = number < known.count ? known[number] : known.last else {
      return loop.bring(.response(TransportResponse(status: 404)), to: completion)
    }
    loop.bring(.response(next.response(to: request)), after: next.latency, to: completion)
  }
}

extension MainLoop {
  /// Delivers a response in a later turn, after a delay.
  func bring(
    _ answer: TransportAnswer, after latency: Duration = .zero,
    to completion: @escaping (TransportAnswer) -> Void
  ) {
    schedule(.timer, after: latency, name: "the server's answer") { completion(answer) }
  }
}

extension ServerAnswer {
  /// Returns the response, or 304 without a body if the client already has it.
  fileprivate func response(to request: TransportRequest) -> TransportResponse {
    let headers = TransportHeaders(headers.map { ($0.key.value, $0.value) })
    if status == 200, let tag = headers["ETag"], tag == request.headers["If-None-Match"] {
      return TransportResponse(status: 304, headers: headers)
    }
    return TransportResponse(status: status, headers: headers, body: Array(body.utf8))
  }
}
