import AutoTrack
import LabLanguage
import Wording

/// A report of counts as a server decodes it, from headers and body alone (docs/delivery.md).
struct WireReport {
  let batch: String
  /// The user whose counts they are.
  let user: String
  /// The payload by name, without its rows.
  let members: [String: Value]
  /// The rows, by column name.
  let rows: [[String: Value]]

  /// Decodes a request with exactly the members and columns of the contract.
  init(_ request: TransportRequest) throws(WireRequest.Fault) {
    guard request.headers["Content-Type"] == "application/json" else {
      throw WireRequest.Fault(reason: "it is not JSON")
    }
    var (members, list) = try Self.object(request.body)
    guard members.keys.sorted() == Self.names, case .string(let user)? = members["userid"] else {
      throw WireRequest.Fault(reason: "the members of the body differ from the contract")
    }
    guard case .string(let batch)? = members["batch"], WireRequest.isID(batch),
      batch == request.headers["Autotrack-Batch"]
    else { throw WireRequest.Fault(reason: "Autotrack-Batch differs from the body's 'batch'") }
    rows = list.compactMap { Self.values(in: $0) }
    guard rows.count == list.count, rows.allSatisfy({ $0.keys.sorted() == Self.columns }) else {
      throw WireRequest.Fault(reason: "the columns of a row differ from the contract")
    }
    members["batch"] = nil
    (self.members, self.batch, self.user) = (members, batch, user)
  }

  /// The members of a payload beside `list`.
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
    else { throw WireRequest.Fault(reason: "the body is not a JSON object with a 'list'") }
    return (members, list)
  }

  private static func values(in node: Node) -> [String: Value]? {
    guard case .object(let members) = node.value else { return nil }
    return values(of: members)
  }

  /// Returns texts and numbers by name; nil if there is any other value.
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
  /// Returns the report as scenarios see it, with the operation on the user's record.
  func received(_ act: ReceivedReport.Act? = nil) -> ReceivedReport {
    ReceivedReport(act, members: members, rows: rows)
  }
}
