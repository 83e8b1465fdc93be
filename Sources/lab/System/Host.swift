/// The machine around the lab, besides its files and streams; tests bring their own.
package protocol Host {
  /// How long the lab has been running, by the machine's clock.
  var elapsed: Duration { get }
  /// Lets time pass.
  ///
  /// - Returns: False when nobody waits any more: the input has ended, or the person interrupts.
  func pause(_ duration: Duration) -> Bool
  /// What another process of the lab prints, with the hash seed that this one has not.
  func output(ofLab arguments: [String]) throws(HostError) -> [UInt8]
  /// How another process of the lab ends: with its code, or 128 and the number of a signal.
  func code(ofLab arguments: [String]) throws(HostError) -> Int32
  /// What asks servers outside of the lab.
  func httpClients() throws(HostError) -> HTTPClientMaker
}

/// Why another process of the lab did not run to its end.
package struct HostError: Error, Equatable, Sendable {
  /// In words.
  package let reason: String

  /// Takes the words as they are.
  package init(reason: String) {
    self.reason = reason
  }
}

/// A machine on which no time passes and nothing runs, for tests that need none.
package struct StillHost: Host {
  /// There is only one kind of it.
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
