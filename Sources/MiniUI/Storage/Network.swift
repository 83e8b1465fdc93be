/// The network connection of a device.
public enum Network: String, Sendable, CaseIterable {
  /// No connection.
  case none
  /// Wi-Fi or a cable.
  case wifi
  /// A second-generation mobile network (GPRS, EDGE).
  case mobile2G = "2G"
  /// A third-generation mobile network (UMTS).
  case mobile3G = "3G"
  /// A fourth-generation mobile network (LTE).
  case mobile4G = "4G"
  /// A fifth-generation mobile network.
  case mobile5G = "5G"
}
