package import AutoTrack
package import LabSystem
import MiniUI
import Synchronization
import Wording

/// A client that runs the program `lab-http`, which stands beside the lab and starts on demand.
///
/// It fails every request after too long a silence, so that a run ends even with a hanging server.
package final class HTTPProgram: HTTPClient {
  private let path: String
  /// The program's timeout, and the extra time granted to the program itself.
  private let (wait, grace): (Duration, Duration)
  private let silence: Silence
  private var channel: ProgramChannel?

  /// A client whose program has not started yet.
  package init(
    at path: String, wait: Duration = .seconds(10), grace: Duration = .seconds(1),
    silence: Silence = Silence()
  ) {
    self.path = path
    (self.wait, self.grace, self.silence) = (wait, grace, silence)
  }

  /// The path of the program beside the lab; the file may be missing.
  package static var path: String { ChildProcess.path(beside: "lab-http") }

  package func answer(to request: TransportRequest) -> TransportAnswer {
    guard !silence.isTooLong else {
      return .failure(
        "the server has not answered for \(silence.longest.secondsText) s; sending has stopped; "
          + "check whether the server is busy or hangs")
    }
    let start = ContinuousClock.now
    let answer = ask(request, before: start + wait + grace)
    if case .response = answer { silence.end() } else { silence.add(ContinuousClock.now - start) }
    return answer
  }

  private func ask(
    _ request: TransportRequest, before end: ContinuousClock.Instant
  ) -> TransportAnswer {
    do throws(HostError) {
      return try exchange(request, before: end)
    } catch {
      // The program's state is unknown: the next request starts another.
      channel = nil
      return .failure("lab-http failed: \(error.reason)")
    }
  }

  private func exchange(
    _ request: TransportRequest, before end: ContinuousClock.Instant
  ) throws(HostError) -> TransportAnswer {
    guard let bytes = TransportMessage(request).bytes else {
      throw HostError(reason: "the request is too long")
    }
    let channel = try running()
    try channel.send(bytes, before: end)
    let prefix = try channel.receive(TransportMessage.prefixLength, before: end)
    guard let length = TransportMessage.length(prefix),
      let answer = TransportMessage(try channel.receive(length, before: end))?.answer
    else { throw HostError(reason: "its answer cannot be read") }
    return answer
  }

  private func running() throws(HostError) -> ProgramChannel {
    if let channel { return channel }
    let new = try ProgramChannel(path, ["\(wait / .seconds(1))"])
    channel = new
    return new
  }
}

/// A client for servers outside of the lab; tests inject their own.
package protocol HTTPClient: AnyObject {
  /// Sends a request and waits for the response, for about ten seconds at most.
  func answer(to request: TransportRequest) -> TransportAnswer
}

/// Makes the client of one run; concurrent runs have one each.
package typealias HTTPClientMaker = @Sendable () -> any HTTPClient

/// A host that reaches servers outside of the lab.
package protocol NetworkHost: Host {
  /// Returns the maker of HTTP clients; throws if `lab-http` is missing.
  func httpClients() throws(HostError) -> HTTPClientMaker
}

extension Machine: NetworkHost {
  package func httpClients() throws(HostError) -> HTTPClientMaker {
    let path = HTTPProgram.path
    guard ChildProcess.canStart(path) else {
      throw HostError(reason: "\(path) does not exist")
    }
    let silence = Silence()
    return { HTTPProgram(at: path, silence: silence) }
  }
}

/// The total time that a run's requests have waited since the last response.
package final class Silence: Sendable {
  let longest: Duration
  private let total = Mutex(Duration.zero)

  /// An empty total; the default limit is half a minute.
  package init(longest: Duration = .seconds(30)) {
    self.longest = longest
  }

  /// True if the limit is reached and no more requests are sent.
  var isTooLong: Bool { total.withLock { $0 >= longest } }

  func add(_ wait: Duration) { total.withLock { $0 += wait } }

  /// Resets the total after a response.
  func end() { total.withLock { $0 = .zero } }
}
