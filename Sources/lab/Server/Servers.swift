import AutoTrack
import MiniUI

/// The servers that a device reaches while it has a network: they take events, take counts and
/// give documents.
final class Servers: Transport {
  /// Takes events, at the address of the delivery.
  let events: EventServer
  /// Takes counts, at the address of the statistics or in the place of the cloud store.
  let counts: ReportServer
  /// What goes wrong with events and counts.
  let faults: ServerFaults
  /// Sees each request before it is sent.
  var didSend: ((TransportRequest) -> Void)?
  private let documents: ScriptedServer
  private let eventAddress: String?
  /// Where the cloud store's switch is, which `server` of the scenario answers for.
  private let switchAddress: String?
  private let device: Device

  /// Reaches the server of a scenario, and one for what the trackers deliver.
  init(of scenario: Scenario, from device: Device, uploadingTo target: UploadTarget? = nil) {
    self.device = device
    documents = ScriptedServer(scenario.server.map(\.value))
    let delivery = scenario.tracker.configuration.delivery
    faults = ServerFaults(chance: device.chance.stream("event server"))
    events = EventServer(
      clock: device.clock, faults: faults,
      patience: (delivery?.policy ?? .s3).timeout, for: target.map(RealServer.init))
    counts = ReportServer(delivery?.statistics, faults: faults)
    eventAddress = target?.address ?? delivery?.address
    switchAddress = delivery?.statistics?.cloudStore
  }

  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    guard device.network != .none else {
      return loop.bring(.failure("the device has no network"), to: completion)
    }
    didSend?(request)
    server(of: request).send(request, on: loop, completion: completion)
  }

  private func server(of request: TransportRequest) -> any Transport {
    if request.address == eventAddress { return events }
    if request.method == "GET", request.address == switchAddress { return documents }
    return counts.isAt(request.address) ? counts : documents
  }
}
