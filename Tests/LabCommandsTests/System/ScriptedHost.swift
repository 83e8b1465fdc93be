import AutoTrack

@testable import LabKit
@testable import LabSystem

/// A host whose pauses run the closures of a test.
final class ScriptedHost: NetworkHost {
  private var happenings: [() -> Void]
  private let step: Duration
  private var now = Duration.zero
  /// The output of another lab process, by its arguments.
  var child: ([String]) throws(HostError) -> [UInt8] = { _ in [] }
  /// The exit code of another lab process, by its arguments.
  var ending: ([String]) throws(HostError) -> Int32 = { _ in 0 }
  /// The answer of servers; nil if lab-http is missing.
  var server: (@Sendable (TransportRequest) -> TransportAnswer)?
  /// The number of readings of ``isInterrupted`` before Ctrl-C; nil for none.
  var readingsBeforeInterrupt: Int?
  /// The number of works, each with its own progress, that are complete before readings count.
  var worksBeforeInterrupt = 0
  private var works = 0
  /// True while a command catches Ctrl-C.
  private(set) var catchesInterrupt = false
  private(set) var pauseCount = 0

  /// - Parameters:
  ///   - step: The time that passes at each reading of the clock.
  ///   - happenings: The closures of successive pauses; then the input ends.
  init(step: Duration = .zero, _ happenings: [() -> Void] = []) {
    self.step = step
    self.happenings = happenings
  }

  var elapsed: Duration {
    now += step
    return now
  }

  func catchInterrupt() {
    catchesInterrupt = true
    works += 1
  }

  func releaseInterrupt() { catchesInterrupt = false }

  var isInterrupted: Bool {
    guard let left = readingsBeforeInterrupt, works > worksBeforeInterrupt else { return false }
    readingsBeforeInterrupt = max(0, left - 1)
    return left == 0
  }

  func pause(_ duration: Duration) -> Bool {
    pauseCount += 1
    guard !happenings.isEmpty else { return false }
    happenings.removeFirst()()
    return true
  }

  func output(
    ofLab arguments: [String], meanwhile: () -> Void
  ) throws(HostError) -> [UInt8] {
    meanwhile()
    return try child(arguments)
  }

  func code(ofLab arguments: [String]) throws(HostError) -> Int32 { try ending(arguments) }

  func httpClients() throws(HostError) -> HTTPClientMaker {
    guard let server else { throw HostError(reason: "/x/lab-http is not there") }
    return { ScriptedClient(answer: server) }
  }
}

/// A client that answers with a closure.
private final class ScriptedClient: HTTPClient {
  private let answer: @Sendable (TransportRequest) -> TransportAnswer

  init(answer: @escaping @Sendable (TransportRequest) -> TransportAnswer) {
    self.answer = answer
  }

  func answer(to request: TransportRequest) -> TransportAnswer { answer(request) }
}
