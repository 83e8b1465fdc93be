import AutoTrack

@testable import LabKit

/// A machine on which what a test says happens in the pauses, and nothing else.
final class ScriptedHost: Host {
  private var happenings: [() -> Void]
  private let step: Duration
  private var now = Duration.zero
  /// What another process of the lab prints, by its arguments.
  var child: ([String]) throws(HostError) -> [UInt8] = { _ in [] }
  /// How another process of the lab ends, by its arguments.
  var ending: ([String]) throws(HostError) -> Int32 = { _ in 0 }
  /// What servers answer; nil where there is nothing that asks them.
  var server: (@Sendable (TransportRequest) -> TransportAnswer)?
  /// How often somebody waited.
  private(set) var pauseCount = 0

  /// - Parameters:
  ///   - step: How much time has passed whenever it is asked for.
  ///   - happenings: What happens in one pause after the other; then the input ends.
  init(step: Duration = .zero, _ happenings: [() -> Void] = []) {
    self.step = step
    self.happenings = happenings
  }

  var elapsed: Duration {
    now += step
    return now
  }

  func pause(_ duration: Duration) -> Bool {
    pauseCount += 1
    guard !happenings.isEmpty else { return false }
    happenings.removeFirst()()
    return true
  }

  func output(ofLab arguments: [String]) throws(HostError) -> [UInt8] { try child(arguments) }

  func code(ofLab arguments: [String]) throws(HostError) -> Int32 { try ending(arguments) }

  func httpClients() throws(HostError) -> HTTPClientMaker {
    guard let server else { throw HostError(reason: "/x/lab-http is not there") }
    return { ScriptedClient(answer: server) }
  }
}

/// A server that a test plays.
private final class ScriptedClient: HTTPClient {
  private let answer: @Sendable (TransportRequest) -> TransportAnswer

  init(answer: @escaping @Sendable (TransportRequest) -> TransportAnswer) {
    self.answer = answer
  }

  func answer(to request: TransportRequest) -> TransportAnswer { answer(request) }
}
