import AutoTrack
import MiniUI

/// Takes the requests of an app's SDK over the network of a session to a server.
///
/// A process that ends takes with it what has not arrived.
final class FleetTransport: Transport {
  private let network: NetworkTrace
  private let clock: SessionClock
  private let server: FleetServer

  /// A network that a session has.
  init(_ network: NetworkTrace, _ clock: SessionClock, to server: FleetServer) {
    (self.network, self.clock, self.server) = (network, clock, server)
  }

  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    let fate = network.fate(ofRequestAt: clock.now)
    if let arrival = fate.arrival {
      at(arrival, on: loop, "request") { [server] in server.take(request) }
    }
    guard let answer = fate.answer else { return }
    at(answer.time, on: loop, "answer") {
      completion(
        answer.failure.map { .failure($0.words) } ?? .response(TransportResponse(status: 200)))
    }
  }

  private func at(_ time: Int, on loop: MainLoop, _ name: String, _ body: @escaping () -> Void) {
    loop.schedule(.timer, after: clock.wait(until: time), name: name, body)
  }
}
