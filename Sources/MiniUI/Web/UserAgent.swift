/// The default user agents of a device's browsers.
struct UserAgent {
  let webView: String
  let safari: String
  let osVersion: String

  /// Builds the user agents, which name the kind of device but not its model.
  init(of device: Device) {
    let kind = device.model.prefix(while: \.isLetter)
    let version = device.osVersion.split(separator: ".").joined(separator: "_")
    let os = kind == "iPhone" ? "CPU iPhone OS" : "CPU OS"
    let system =
      "Mozilla/5.0 (\(kind); \(os) \(version) like Mac OS X) "
      + "AppleWebKit/605.1.15 (KHTML, like Gecko)"
    osVersion = device.osVersion
    webView = system + " Mobile/15E148"
    safari = system + " Version/\(osVersion) Mobile/15E148 Safari/604.1"
  }

  /// The key in the defaults by which an app, or a library in it, sets another user agent (S2.2).
  static let defaultsKey = "UserAgent"
}
