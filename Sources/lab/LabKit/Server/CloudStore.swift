import AutoTrack

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
