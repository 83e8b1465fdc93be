import AutoTrack
import MiniUI

/// The servers that a device reaches while it has a network: one takes events, one gives documents.
final class Servers: Transport {
  /// Takes events, at the address of the delivery.
  let events: EventServer
  private let documents: ScriptedServer
  private let eventAddress: String?
  private let device: Device

  /// Reaches the server of a scenario, and one for what the trackers deliver.
  init(of scenario: Scenario, from device: Device) {
    self.device = device
    documents = ScriptedServer(scenario.server.map(\.value))
    events = EventServer(
      clock: device.clock, chance: device.chance.stream("event server"))
    eventAddress = scenario.tracker.configuration.delivery?.address
  }

  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    guard device.network != .none else {
      loop.schedule(.timer, after: .zero, name: "the server's answer") {
        completion(.failure("the device has no network"))
      }
      return
    }
    let server: any Transport = request.address == eventAddress ? events : documents
    server.send(request, on: loop, completion: completion)
  }
}
