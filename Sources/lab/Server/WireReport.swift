import AutoTrack

/// A report of counts as a server reads it: by its headers and its body alone (docs/delivery.md).
struct WireReport {
  /// The report's id.
  let batch: String
  /// Whose counts they are.
  let user: String
  /// The payload by name, but for its rows.
  let members: [String: Value]
  /// The rows, by the names of their columns.
  let rows: [[String: Value]]

  /// Reads a request, which has every member and every column of the contract and no other.
  init(_ request: TransportRequest) throws(WireRequest.Fault) {
    guard request.headers["Content-Type"] == "application/json" else {
      throw WireRequest.Fault(reason: "it is no JSON")
    }
    var (members, list) = try Self.object(request.body)
    guard members.keys.sorted() == Self.names, case .string(let user)? = members["userid"] else {
      throw WireRequest.Fault(reason: "the body has not the members of the contract")
    }
    guard case .string(let batch)? = members["batch"], WireRequest.isID(batch),
      batch == request.headers["Autotrack-Batch"]
    else { throw WireRequest.Fault(reason: "Autotrack-Batch is not the body's 'batch'") }
    rows = list.compactMap { Self.values(in: $0) }
    guard rows.count == list.count, rows.allSatisfy({ $0.keys.sorted() == Self.columns }) else {
      throw WireRequest.Fault(reason: "a row has not the columns of the contract")
    }
    members["batch"] = nil
    (self.members, self.batch, self.user) = (members, batch, user)
  }

  /// What a payload says beside its list.
  private static let names = [
    "batch", "gps", "isp", "networkType", "osDeviceType", "osVersion", "productID", "productName",
    "userid", "version",
  ]

  /// The columns of `info_log` (S4.5).
  private static let columns = [
    "btn_id", "functionName", "lastTime", "logType", "num", "remainTime", "vc_id",
  ]

  private static func object(
    _ body: [UInt8]
  ) throws(WireRequest.Fault) -> ([String: Value], list: [Node]) {
    guard let file = try? SourceFile(name: "body", bytes: body),
      let node = try? JSON5.parseNode(of: file), case .object(let all) = node.value,
      case .array(let list)? = all.first(where: { $0.key == "list" })?.value.value,
      let members = values(of: all.filter { $0.key != "list" })
    else { throw WireRequest.Fault(reason: "the body is no JSON object with a 'list'") }
    return (members, list)
  }

  private static func values(in node: Node) -> [String: Value]? {
    guard case .object(let members) = node.value else { return nil }
    return values(of: members)
  }

  /// Texts and numbers by name; nil where anything else is among them.
  private static func values(of members: [Node.Member]) -> [String: Value]? {
    var values: [String: Value] = [:]
    for member in members {
      switch member.value.value {
      case .string(let text): values[member.key] = .string(text)
      case .number(let number):
        guard let value = number.eventValue else { return nil }
        values[member.key] = value
      default: return nil
      }
    }
    return values
  }
}

extension WireReport {
  /// The report as scenarios see it, with what was done with the user's record.
  func received(_ act: ReceivedReport.Act? = nil) -> ReceivedReport {
    ReceivedReport(act, members: members, rows: rows)
  }
}
