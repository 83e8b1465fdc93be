import AutoTrack
import LabLanguage
import MiniUI
import Wording

/// The servers that a device reaches over its network: for events, counts and documents.
package final class Servers: Transport {
  /// The server for events, at the address of the delivery.
  package let events: EventServer
  /// The server for counts, or the cloud store.
  package let counts: ReportServer
  let faults: ServerFaults
  /// A hook called before each request is sent.
  var didSend: ((TransportRequest) -> Void)?
  /// The number of requests in the current step.
  var requestCount = 0
  /// The maximum number of requests in one step: four days of a tracker that tries every 15 s.
  var requestLimit = 25_000
  private let documents: ScriptedServer
  private let eventAddress: String?
  /// The address of the cloud store's switch, a document of the scenario's `server`.
  private let switchAddress: String?
  private let device: Device

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
    requestCount += 1
    didSend?(request)
    server(of: request).send(request, on: loop, completion: completion)
  }

  private func server(of request: TransportRequest) -> any Transport {
    if request.address == eventAddress { return events }
    if request.method == "GET", request.address == switchAddress { return documents }
    return counts.isAt(request.address) ? counts : documents
  }
}

/// The server of a scenario, which answers the requests of each path in file order.
///
/// The last answer of a path repeats; an unknown path gets 404.
private final class ScriptedServer: Transport {
  private let answers: [String: [ServerAnswer]]
  private var asked: [String: Int] = [:]

  init(_ answers: [ServerAnswer]) {
    self.answers = Dictionary(grouping: answers, by: \.path)
  }

  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    let known = answers[request.address] ?? []
    let number = asked[request.address, default: 0]
    asked[request.address] = number + 1
    guard let next = number < known.count ? known[number] : known.last else {
      return loop.bring(.response(TransportResponse(status: 404)), to: completion)
    }
    loop.bring(.response(next.response(to: request)), after: next.latency, to: completion)
  }
}

extension MainLoop {
  /// Delivers a response in a later turn, after a delay.
  func bring(
    _ answer: TransportAnswer, after latency: Duration = .zero,
    to completion: @escaping (TransportAnswer) -> Void
  ) {
    schedule(.timer, after: latency, name: "the server's answer") { completion(answer) }
  }
}

extension ServerAnswer {
  /// Returns the response, or 304 without a body if the client already has it.
  fileprivate func response(to request: TransportRequest) -> TransportResponse {
    let headers = TransportHeaders(headers.map { ($0.key.value, $0.value) })
    if status == 200, let tag = headers["ETag"], tag == request.headers["If-None-Match"] {
      return TransportResponse(status: 304, headers: headers)
    }
    return TransportResponse(status: status, headers: headers, body: Array(body.utf8))
  }
}
