import MiniUI

/// A report of one user's counts to a server (S4.6).
struct StatisticsReport: Equatable {
  /// A random id, by which a server recognises a resent report.
  let batch: String
  /// The id of the user, or `0` for none.
  let user: String
  let rows: [StatisticsRow]

  /// Returns the report with other counts; equal keys are added.
  func adding(to rows: [StatisticsRow]) -> StatisticsReport {
    var sum = rows
    for row in self.rows { sum.add(row) }
    return StatisticsReport(batch: batch, user: user, rows: sum)
  }

  /// Returns the rows reduced by this report's counts; rows with no count left are dropped.
  func subtracted(from rows: [StatisticsRow]) -> [StatisticsRow] {
    rows.compactMap { row in
      guard let reported = self.rows.first(where: { $0.hasKey(of: row) }) else { return row }
      guard row.count > reported.count else { return nil }
      var rest = row
      rest.count -= reported.count
      rest.add(seconds: -reported.seconds)
      return rest
    }
  }

  /// Returns the payload: the counts with the members of product and device.
  func payload(of product: StatisticsProduct) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      object.member("batch", text: batch)
      product.writeDevice(into: &object)
      object.member("list", objects: rows) { $1.write(into: &$0) }
      product.writeProduct(into: &object)
      object.member("userid", text: user)
      object.member("version", text: product.version)
    }
    return writer.bytes
  }
}

/// The members of a report about the product and the device, as of now (S4.6).
struct StatisticsProduct {
  private let app: App
  private let device: Device
  private let configuration: StatisticsConfiguration

  init(of process: AppProcess, _ configuration: StatisticsConfiguration) {
    (app, device, self.configuration) = (process.app, process.device, configuration)
  }

  var version: String { app.version }

  /// Writes the device's members between `batch` and `list`.
  fileprivate func writeDevice(into object: inout JSONWriter) {
    object.member("gps", text: position)
    object.member("isp", text: device.carrier ?? "")
  }

  /// Writes the members between `list` and `userid`, in sorted order.
  fileprivate func writeProduct(into object: inout JSONWriter) {
    object.member("networkType", text: AutomaticProperties.name(of: device.network))
    object.member("osDeviceType", text: device.model)
    object.member("osVersion", text: Self.oneDecimal(device.osVersion))
    object.member("productID", text: named(configuration.productID, or: app.bundle))
    object.member("productName", text: named(configuration.productName, or: app.name))
  }

  /// The name of the place, or else `latitude,longitude`; empty if it is unknown.
  private var position: String {
    device.location.map { $0.name ?? "\($0.latitude),\($0.longitude)" } ?? ""
  }

  private func named(_ name: String, or other: String) -> String { name.isEmpty ? other : name }

  /// Returns a version with one decimal: `15.2` for `15.2.1`, `15.0` for `15`.
  private static func oneDecimal(_ version: String) -> String {
    let parts = version.split(separator: ".").map(String.init) + ["0"]
    return parts.prefix(2).joined(separator: ".")
  }
}

extension StatisticsReport {
  /// Parses a payload; nil if it is malformed.
  init?(_ payload: [UInt8]) {
    guard let text = String(validating: payload, as: UTF8.self),
      case .dictionary(let members)? = try? JSONReader.value(of: text),
      let batch = members["batch"]?.text, let user = members["userid"]?.text,
      case .list(let list)? = members["list"]
    else { return nil }
    let rows = list.compactMap(StatisticsRow.init)
    guard rows.count == list.count else { return nil }
    self.init(batch: batch, user: user, rows: rows)
  }
}

extension StatisticsRow {
  /// Writes the columns as members, in their sorted order.
  fileprivate func write(into object: inout JSONWriter) {
    object.member("btn_id", text: element)
    object.member("functionName", text: function)
    object.member("lastTime", .integer(lastTime))
    object.member("logType", .integer(kind.rawValue))
    object.member("num", .integer(count))
    object.member("remainTime", Value(seconds) ?? 0)
    object.member("vc_id", text: screen)
  }

  /// The bound of counts and times, up to which JSON readers are exact: 2⁵³.
  private static var largestCount: UInt { 1 << 53 }

  /// Parses the columns of a row; nil if one is missing or out of range.
  fileprivate init?(_ input: PropertyInput) {
    guard case .dictionary(let columns) = input,
      let kind = columns["logType"]?.integer.flatMap(Kind.init),
      let count = columns["num"]?.integer, count.magnitude < Self.largestCount,
      let seconds = columns["remainTime"]?.number, seconds.magnitude < Double(Self.largestCount),
      let time = columns["lastTime"]?.integer,
      let screen = columns["vc_id"]?.text, let element = columns["btn_id"]?.text,
      let function = columns["functionName"]?.text
    else { return nil }
    self.init(
      kind: kind, screen: screen, element: element, function: function, count: count,
      seconds: seconds, lastTime: time)
  }
}

extension PropertyInput {
  /// The integer; nil for other inputs.
  fileprivate var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  /// The number as a double; nil for other inputs.
  fileprivate var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .double(let double): double
    default: nil
    }
  }
}
