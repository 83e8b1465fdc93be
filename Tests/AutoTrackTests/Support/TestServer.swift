import MiniUI

@testable import AutoTrack

/// A server that keeps its requests and gives prepared answers after a latency.
final class TestServer: Transport {
  /// The requests, in order.
  private(set) var requests: [TransportRequest] = []
  /// The ids of the records that it has accepted, each once, in the order of arrival.
  private(set) var ledger: [Record.ID] = []
  /// The next answers; once they are used up, it accepts every request.
  var answers: [TransportAnswer] = []
  /// True if it stores the records of a request regardless of its answer.
  var takesEverything = false
  /// True if it never answers.
  var isSilent = false
  /// The delay of an answer.
  var latency = Duration.milliseconds(100)

  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    requests.append(request)
    let answer = answers.isEmpty ? .status(200) : answers.removeFirst()
    if answer == .status(200) || takesEverything { take(request) }
    guard !isSilent else { return }
    loop.schedule(.timer, after: latency, name: "answer") { completion(answer) }
  }

  /// The numbers of the records of each request.
  var batches: [[Int]] {
    requests.map { request in
      (RecordRanges(request.headers["Autotrack-Records"] ?? "")?.ranges ?? [])
        .flatMap { Array($0.sequences) }
    }
  }

  /// The batch id of each request.
  var names: [String] { requests.compactMap { $0.headers["Autotrack-Batch"] } }

  private func take(_ request: TransportRequest) {
    let ids = RecordRanges(request.headers["Autotrack-Records"] ?? "")?.ids ?? []
    for id in ids where !ledger.contains(id) { ledger.append(id) }
  }
}
