package import AutoTrack
package import MiniUI
package import Wording

/// The simulated server for counts, or the cloud store in its place (S4.6).
///
/// It meets docs/delivery.md: a server takes each report once, a cloud store keeps one record per
/// user. The faults of events apply to reports too, except that a report is never split or too
/// large.
package final class ReportServer: Transport {
  /// The reports and lookups that it has received, in order.
  package private(set) var reports: [ReceivedReport] = []
  /// Sentences about requests that it could not read, in order.
  package private(set) var complaints: [Sentence] = []
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
      return TransportResponse(status: 400, body: Array(error.reason.text.utf8))
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

/// A cloud store that keeps one record per user (docs/delivery.md).
struct CloudStore {
  private struct Record {
    let body: [UInt8]
    /// The number of times it was written.
    let version: Int

    var tag: String { "\"v\(version)\"" }
  }

  private let address: String
  private var records: [String: Record] = [:]

  init(at address: String) { self.address = address }

  /// Returns true if an address is the store's, or that of one of its records.
  func isAt(_ address: String) -> Bool {
    !self.address.isEmpty && (address == self.address || address.hasPrefix(self.address + "/"))
  }

  /// Handles a lookup, an update or a creation; a refused request gives no report.
  mutating func answer(
    _ request: TransportRequest
  ) throws(WireRequest.Fault) -> (TransportResponse, ReceivedReport?) {
    switch request.method {
    case "GET": return lookUp(try user(of: request))
    case "POST" where request.address == address:
      let report = try WireReport(request)
      guard records[report.user] == nil else { return (TransportResponse(status: 409), nil) }
      return store(request, report, version: 1, .created)
    case "PUT":
      let (user, report) = (try user(of: request), try WireReport(request))
      guard report.user == user else {
        throw WireRequest.Fault(reason: "its 'userid' differs from the user in its address")
      }
      guard let old = records[user] else { return (TransportResponse(status: 404), nil) }
      guard request.headers["If-Match"] == old.tag else {
        return (TransportResponse(status: 412), nil)
      }
      return store(request, report, version: old.version + 1, .updated)
    default: throw WireRequest.Fault(reason: "a record does not support \(request.method)")
    }
  }

  private func user(of request: TransportRequest) throws(WireRequest.Fault) -> String {
    guard request.address.hasPrefix(address + "/"),
      let user = PercentCoding.decoded(request.address.dropFirst(address.count + 1))
    else { throw WireRequest.Fault(reason: "its address names no user") }
    return user
  }

  private func lookUp(_ user: String) -> (TransportResponse, ReceivedReport) {
    let response =
      records[user].map {
        TransportResponse(status: 200, headers: ["ETag": $0.tag], body: $0.body)
      } ?? TransportResponse(status: 404)
    return (response, ReceivedReport(lookingUp: user))
  }

  private mutating func store(
    _ request: TransportRequest, _ report: WireReport, version: Int, _ act: ReceivedReport.Act
  ) -> (TransportResponse, ReceivedReport) {
    records[report.user] = Record(body: request.body, version: version)
    return (TransportResponse(status: version == 1 ? 201 : 200), report.received(act))
  }
}
