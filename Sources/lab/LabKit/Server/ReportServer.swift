package import AutoTrack
package import MiniUI

/// The simulated server for counts, or the cloud store in its place (S4.6).
///
/// It meets docs/delivery.md: a server takes each report once, a cloud store keeps one record per
/// user. The faults of events apply to reports too, except that a report is never split or too
/// large.
package final class ReportServer: Transport {
  /// The reports and lookups that it has received, in order.
  package private(set) var reports: [ReceivedReport] = []
  /// Sentences about requests that it could not read, in order.
  package private(set) var complaints: [String] = []
  private let address: String?
  private var cloudStore: CloudStore
  private let faults: ServerFaults
  /// The ids of the reports that it has received at its address.
  private var batches: Set<String> = []

  /// A server at the configured addresses; without a configuration, at none.
  init(_ configuration: StatisticsConfiguration?, faults: ServerFaults) {
    self.faults = faults
    address = configuration?.address
    cloudStore = CloudStore(at: configuration?.cloudStore ?? "")
  }

  /// Returns true if an address leads to the server.
  func isAt(_ address: String) -> Bool {
    address == self.address || cloudStore.isAt(address)
  }

  /// Returns the sum of the counts of some kinds (`logType`) over everything stored.
  ///
  /// Reports are added; of a user's record only the last state counts.
  package func total(of kinds: [Int]) -> Int {
    let records = reports.filter { $0.record == .created || $0.record == .updated }
    let users = Dictionary(records.map { ($0.user, $0) }) { $1 }
    let rows = (reports.filter { $0.record == nil } + users.values).flatMap(\.rows)
    return rows.filter { row in kinds.contains { row["logType"] == .integer($0) } }
      .reduce(0) { sum, row in
        if case .integer(let count)? = row["num"] { sum + count } else { sum }
      }
  }

  package func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    switch faults.nextFate(of: 1) {
    case .lost(let reason): loop.bring(.failure(reason), to: completion)
    case .refused(let response, _): loop.bring(.response(response), to: completion)
    case .unanswered: _ = response(to: request)
    case .halved: loop.bring(.response(response(to: request)), to: completion)
    case .taken(let delay):
      loop.bring(.response(response(to: request)), after: delay, to: completion)
    }
  }

  private func response(to request: TransportRequest) -> TransportResponse {
    do throws(WireRequest.Fault) {
      if request.address == address { return try take(request) }
      let (response, report) = try cloudStore.answer(request)
      if let report { reports.append(report) }
      return response
    } catch {
      complaints.append("a report is invalid: \(error.reason)")
      return TransportResponse(status: 400, body: Array(error.reason.utf8))
    }
  }

  /// Stores a report once; a repeat gets the same response.
  private func take(_ request: TransportRequest) throws(WireRequest.Fault) -> TransportResponse {
    guard request.method == "POST" else { throw WireRequest.Fault(reason: "it is not a POST") }
    let report = try WireReport(request)
    if batches.insert(report.batch).inserted { reports.append(report.received()) }
    return TransportResponse(status: 200)
  }
}
