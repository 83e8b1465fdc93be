import MiniUI

/// The forms that pages see of the configuration (S2.2, S2.3).
extension BridgeConfiguration {
  /// What is appended to the user agent (S2.2).
  var userAgentMarker: String {
    guard verifiesServer, let server = server.map(ServerAddress.init) else {
      return " /sa-sdk-ios "
    }
    return " /sa-sdk-ios/sensors-verify/\(server.host)?\(server.project) "
  }

  /// What every page gets before its own scripts: that there is a bridge, and to which server.
  var script: String {
    let bridge = "window.SensorsData_iOS_JS_Bridge"
    let start = "\(bridge) = {};"
    guard let server else { return start }
    return start + "\(bridge).sensorsdata_app_server_url = \(server.scriptLiteral);"
  }

  /// Whether an event for some server is one for the app's.
  func accepts(_ address: String?) -> Bool {
    guard verifiesServer, let server else { return true }
    return address.map(ServerAddress.init) == ServerAddress(server)
  }
}
