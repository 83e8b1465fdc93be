/// The machine around the lab, besides its files and streams; tests inject their own.
package protocol Host {
  /// The time since the lab's start, by the machine's clock.
  var elapsed: Duration { get }
  /// Pauses.
  ///
  /// - Returns: False after the end of the input or an interrupt.
  func pause(_ duration: Duration) -> Bool
  /// Returns the output of another lab process, whose hash seed differs in kind (fixed or random).
  func output(ofLab arguments: [String]) throws(HostError) -> [UInt8]
  /// Returns the exit code of another lab process; 128 and the number for a signal.
  func code(ofLab arguments: [String]) throws(HostError) -> Int32
  /// Returns the maker of HTTP clients; throws if `lab-http` is missing.
  func httpClients() throws(HostError) -> HTTPClientMaker
}

/// The reason why another process failed.
package struct HostError: Error, Equatable, Sendable {
  /// The reason in words.
  package let reason: String

  /// An error with a reason.
  package init(reason: String) {
    self.reason = reason
  }
}

/// A host without time and processes, for tests that need neither.
package struct StillHost: Host {
  /// A host on which time stands still.
  package init() {}

  package var elapsed: Duration { .zero }
  package func pause(_ duration: Duration) -> Bool { false }
  package func output(ofLab arguments: [String]) throws(HostError) -> [UInt8] {
    throw HostError(reason: "no process can be started here")
  }
  package func code(ofLab arguments: [String]) throws(HostError) -> Int32 {
    throw HostError(reason: "no process can be started here")
  }
  package func httpClients() throws(HostError) -> HTTPClientMaker {
    throw HostError(reason: "no server can be reached here")
  }
}
