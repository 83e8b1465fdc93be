import MiniUI

/// The configuration in the forms that pages see (S2.2, S2.3).
extension BridgeConfiguration {
  /// The suffix of the user agent (S2.2).
  var userAgentMarker: String {
    guard verifiesServer, let server = server.map(ServerAddress.init) else {
      return " /sa-sdk-ios "
    }
    return " /sa-sdk-ios/sensors-verify/\(server.host)?\(server.project) "
  }

  /// The script that every page runs first: it declares the bridge and the server.
  var script: String {
    let bridge = "window.SensorsData_iOS_JS_Bridge"
    let start = "\(bridge) = {};"
    guard let server else { return start }
    return start + "\(bridge).sensorsdata_app_server_url = \(server.scriptLiteral);"
  }

  /// Returns true if an event for a server is one for the app's server.
  func accepts(_ address: String?) -> Bool {
    guard verifiesServer, let server else { return true }
    return address.map(ServerAddress.init) == ServerAddress(server)
  }
}

/// The server and the project of a URL (S2.2).
package struct ServerAddress: Equatable {
  /// The host in lower case, without user and port.
  package let host: String
  /// The project; `default` if the URL names none.
  package let project: String

  /// Reads host and query of a URL.
  package init(_ address: String) {
    let whole = WebAddress(address)
    host = whole.host ?? WebAddress.host(in: address.prefix { !"/?#".contains($0) })
    project = whole["project"] ?? "default"
  }
}
