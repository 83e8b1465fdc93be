import MiniUI

/// What a report says of the product and of the device it runs on, as they are now (S4.6).
struct StatisticsProduct {
  private let app: App
  private let device: Device
  private let configuration: StatisticsConfiguration

  init(of process: AppProcess, _ configuration: StatisticsConfiguration) {
    (app, device, self.configuration) = (process.app, process.device, configuration)
  }

  /// The app's version.
  var version: String { app.version }

  /// Writes what stands between `batch` and `list`, and the device's members behind it.
  func writeDevice(into object: inout JSONWriter) {
    object.member("gps", text: position)
    object.member("isp", text: device.carrier ?? "")
  }

  /// Writes what stands behind `list`, in sorted order.
  func writeProduct(into object: inout JSONWriter) {
    object.member("networkType", text: AutomaticProperties.name(of: device.network))
    object.member("osDeviceType", text: device.model)
    object.member("osVersion", text: Self.oneDecimal(device.osVersion))
    object.member("productID", text: named(configuration.productID, or: app.bundle))
    object.member("productName", text: named(configuration.productName, or: app.name))
  }

  /// The name of the place, or else `latitude,longitude`; nothing where the device does not know.
  private var position: String {
    device.location.map { $0.name ?? "\($0.latitude),\($0.longitude)" } ?? ""
  }

  private func named(_ name: String, or other: String) -> String { name.isEmpty ? other : name }

  /// A version with one decimal: `15.2` of `15.2.1`, `15.0` of `15`.
  private static func oneDecimal(_ version: String) -> String {
    let parts = version.split(separator: ".").map(String.init) + ["0"]
    return parts.prefix(2).joined(separator: ".")
  }
}
