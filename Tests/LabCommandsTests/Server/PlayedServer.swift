import AutoTrack
import LabKitSupport
import Synchronization

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// A simulated real server, with the requests that it received.
final class PlayedServer: Sendable {
  static let address = "http://server.example/events"

  private let requests = Mutex<[TransportRequest]>([])
  private let answer: @Sendable (_ number: Int) -> TransportAnswer

  /// Answers each request by its number, counted from 1; with success by default.
  init(
    answering answer: @escaping @Sendable (Int) -> TransportAnswer = { _ in PlayedServer.well }
  ) {
    self.answer = answer
  }

  /// The answer that accepts all records.
  static let well = TransportAnswer.response(TransportResponse(status: 200))

  /// A status, and nothing else.
  static func status(_ status: Int) -> TransportAnswer {
    .response(TransportResponse(status: status))
  }

  static func says(_ text: String, _ status: Int = 200) -> TransportAnswer {
    .response(TransportResponse(status: status, body: Array(text.utf8)))
  }

  /// The requests, in order.
  var asked: [TransportRequest] { requests.withLock { $0 } }

  /// The records of each request, from its header.
  var records: [String] { asked.map { $0.headers["Autotrack-Records"] ?? "" } }

  /// The sequences of each request, if all records are from one run.
  var sequences: [String] { records.map { String($0.drop { $0 != ":" }.dropFirst()) } }

  /// Runs the lab on scenarios in memory, with uploads to this server.
  func run(
    _ flags: String..., scenario text: String, more: [String: String] = [:],
    into store: any FileStore = NoFileStore()
  ) -> LabRun {
    let host = ScriptedHost()
    host.server = { [self] request in
      let number = requests.withLock { requests in
        requests.append(request)
        return requests.count
      }
      return answer(number)
    }
    let files = MemoryFiles(["s.json5": text].merging(more) { $1 })
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let code = Lab.main(
      arguments: ["run", "--upload", Self.address] + flags + ["s.json5"] + more.keys.sorted(),
      CommandConsole(output: output, errors: messages, files: files, store: store, host: host))
    return LabRun(code, output: output.text, messages: messages.text)
  }
}
