import AutoTrack
import LabLanguage
import MiniUI

/// The servers that a device reaches over its network: for events, counts and documents.
package final class Servers: Transport {
  /// The server for events, at the address of the delivery.
  package let events: EventServer
  /// The server for counts, or the cloud store.
  package let counts: ReportServer
  /// The faults of events and counts.
  let faults: ServerFaults
  /// A hook called before each request is sent.
  var didSend: ((TransportRequest) -> Void)?
  private let documents: ScriptedServer
  private let eventAddress: String?
  /// The address of the cloud store's switch, a document of the scenario's `server`.
  private let switchAddress: String?
  private let device: Device

  /// The servers of a scenario and of its trackers' deliveries.
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
