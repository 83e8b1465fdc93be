import AutoTrack
import MiniUI

/// Gives answers in order, each after the latency, and then no more.
final class CannedTransport: Transport {
  /// The requests in order.
  private(set) var requests: [TransportRequest] = []
  private var answers: [TransportAnswer]
  private let latency: Duration

  init(_ answers: [TransportAnswer], latency: Duration = .zero) {
    self.answers = answers
    self.latency = latency
  }

  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    requests.append(request)
    guard !answers.isEmpty else { return }
    let answer = answers.removeFirst()
    loop.schedule(.timer, after: latency, name: "answer") { completion(answer) }
  }
}

extension TransportAnswer {
  static func document(_ text: String, tag: String? = nil) -> TransportAnswer {
    .response(
      TransportResponse(
        status: 200, headers: tag.map { TransportHeaders([("etag", $0)]) } ?? [:],
        body: Array(text.utf8)))
  }

  /// An answer without a document.
  static func status(_ status: Int) -> TransportAnswer {
    .response(TransportResponse(status: status))
  }
}
