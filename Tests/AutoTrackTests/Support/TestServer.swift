import MiniUI

@testable import AutoTrack

/// A server that keeps what it is sent, and answers as it is told, each time after a while.
final class TestServer: Transport {
  /// The requests, in order.
  private(set) var requests: [TransportRequest] = []
  /// The ids of the records that it has, each once, in the order of their coming.
  private(set) var ledger: [Record.ID] = []
  /// What it answers next; when there is nothing more, it takes everything.
  var answers: [TransportAnswer] = []
  /// Whether it takes what it is sent, whatever it answers.
  var takesEverything = false
  /// Whether it answers at all.
  var isSilent = false
  /// How long an answer takes.
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

  /// What each request was called.
  var names: [String] { requests.compactMap { $0.headers["Autotrack-Batch"] } }

  private func take(_ request: TransportRequest) {
    let ids = RecordRanges(request.headers["Autotrack-Records"] ?? "")?.ids ?? []
    for id in ids where !ledger.contains(id) { ledger.append(id) }
  }
}
