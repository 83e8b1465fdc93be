import MiniUI

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
  func writeDevice(into object: inout JSONWriter) {
    object.member("gps", text: position)
    object.member("isp", text: device.carrier ?? "")
  }

  /// Writes the members between `list` and `userid`, in sorted order.
  func writeProduct(into object: inout JSONWriter) {
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
