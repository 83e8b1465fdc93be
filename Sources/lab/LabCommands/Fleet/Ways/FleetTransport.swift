import AutoTrack
import MiniUI

/// A transport of an app SDK's requests over a session's network to a server.
///
/// Requests that have not arrived when the process ends are lost.
final class FleetTransport: Transport {
  private let network: NetworkTrace
  private let clock: SessionClock
  private let server: FleetServer

  init(_ network: NetworkTrace, _ clock: SessionClock, to server: FleetServer) {
    (self.network, self.clock, self.server) = (network, clock, server)
  }

  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    let now = clock.now
    let fate = network.fate(ofRequestAt: now)
    func at(_ time: Int, _ name: String, _ body: @escaping () -> Void) {
      loop.schedule(.timer, after: SessionClock.wait(until: time, from: now), name: name, body)
    }
    if let arrival = fate.arrival {
      at(arrival, "request") { [server] in server.take(request) }
    }
    guard let answer = fate.answer else { return }
    at(answer.time, "answer") {
      completion(
        answer.failure.map { .failure($0.words) } ?? .response(TransportResponse(status: 200)))
    }
  }
}
