import MiniUI

/// How pages in an app's web views hand their events to the app's tracker (S2.1).
public struct BridgeConfiguration: Equatable, Sendable {
  /// Whether web views name the tracker in their user agent, so that pages send requests (S2.2).
  public var marksUserAgent = false
  /// Whether pages can post script messages (S2.3).
  public var takesScriptMessages = false
  /// Where the app's own events go: `https://data.example/sa?project=shop`; pages are told.
  public var server: String?
  /// Whether events of pages that belong to another server or project are refused.
  public var verifiesServer = false

  /// Pages are left alone unless told otherwise.
  public init() {}

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
