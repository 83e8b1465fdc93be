import MiniUI
import Wording

/// A sender of reports to a server or to the cloud store, one at a time.
final class StatisticsSender {
  /// Receives the reason for a failure, or nil for an acknowledgement.
  typealias Completion = (_ reason: Sentence?) -> Void

  private let transport: any Transport
  private let configuration: StatisticsConfiguration
  private let product: StatisticsProduct
  private let networks: Set<Network>
  private let device: Device
  private let loop: MainLoop
  /// The number of the request in flight; answers to others are ignored.
  private var request = 0
  private var timeout: MainLoop.Token?
  /// The completion of the report in flight; nil if absent.
  private var completion: Completion?

  init(
    by transport: any Transport, in process: AppProcess, _ product: StatisticsProduct,
    _ configuration: StatisticsConfiguration, over networks: Set<Network>
  ) {
    (self.transport, self.configuration, self.networks) = (transport, configuration, networks)
    (device, loop, self.product) = (process.device, process.mainLoop, product)
  }

  /// True if a report can be sent now.
  var canSend: Bool { completion == nil && networks.contains(device.network) }

  /// Sends a report; requires that none is in flight.
  func send(_ report: StatisticsReport, completion: @escaping Completion) {
    self.completion = completion
    guard let address = configuration.address else { return lookUp(report) }
    ask("POST", address, report) { [weak self] in self?.finish($0, from: "the server") }
  }

  /// Ignores pending answers; the report in flight gets no completion.
  func stop() {
    request += 1
    if let timeout { loop.cancel(timeout) }
    (timeout, completion) = (nil, nil)
  }
}

/// The cloud store: a record for each user is looked up, then updated or created (S4.6).
extension StatisticsSender {
  private func lookUp(_ report: StatisticsReport) {
    let address = "\(configuration.cloudStore)/\(PercentCoding.encoded(report.user))"
    ask("GET", address) { [weak self] response in
      switch response.status {
      case 200: self?.update(address, response, with: report)
      case 404: self?.create(report)
      default: self?.end("the cloud store answered \(response.status)")
      }
    }
  }

  /// Adds the counts to the record, unless it has this report already.
  ///
  /// A concurrent update fails by its `If-Match`.
  private func update(
    _ address: String, _ response: TransportResponse, with report: StatisticsReport
  ) {
    guard let kept = StatisticsReport(response.body) else {
      return end("the cloud store's record has an invalid format")
    }
    guard kept.batch != report.batch else { return end(nil) }
    let version = response.headers["ETag"].map { [("If-Match", $0)] } ?? []
    ask("PUT", address, report.adding(to: kept.rows), version) { [weak self] in
      self?.finish($0, from: "the cloud store")
    }
  }

  private func create(_ report: StatisticsReport) {
    ask("POST", configuration.cloudStore, report) { [weak self] in
      self?.finish($0, from: "the cloud store")
    }
  }
}

extension StatisticsSender {
  /// Sends a request; no answer within the timeout of `s4` is a failure.
  private func ask(
    _ method: String, _ address: String, _ report: StatisticsReport? = nil,
    _ headers: [(String, String)] = [], then hear: @escaping (TransportResponse) -> Void
  ) {
    request += 1
    let number = request
    let type = report == nil ? [] : [("Content-Type", "application/json")]
    let name = report.map { [("Autotrack-Batch", $0.batch)] } ?? []
    timeout = loop.schedule(.timer, after: UploadPolicy.s4.timeout, name: "statistics timeout") {
      [weak self] in self?.take(.failure("there was no answer"), to: number, hear)
    }
    let request = TransportRequest(
      method: method, address: address, headers: TransportHeaders(type + name + headers),
      body: report?.payload(of: product) ?? [])
    transport.send(request, on: loop) { [weak self] in self?.take($0, to: number, hear) }
  }

  private func take(
    _ answer: TransportAnswer, to number: Int, _ hear: (TransportResponse) -> Void
  ) {
    guard number == request, completion != nil else { return }
    request += 1
    if let timeout { loop.cancel(timeout) }
    timeout = nil
    switch answer {
    case .failure(let reason): end("the request failed: \(reason)")
    case .response(let response): hear(response)
    }
  }

  /// Accepts an answer of the contract; a page is the login of a network and not the server's.
  private func finish(_ response: TransportResponse, from place: Sentence) {
    guard 200...299 ~= response.status else { return end("\(place) answered \(response.status)") }
    end(response.isOfContract ? nil : "\(place)'s answer does not match the contract")
  }

  private func end(_ reason: Sentence?) {
    let completion = completion.take()
    completion?(reason)
  }
}
