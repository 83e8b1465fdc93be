/// How the browsers of a device name themselves, until somebody gives them another name.
struct UserAgent {
  /// What a web view says.
  let webView: String
  /// What Safari says.
  let safari: String
  /// The system's version.
  let osVersion: String

  /// The kind of device is named, not its model.
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

  /// The default under which an app, or a library in it, may register another name (S2.2).
  static let defaultsKey = "UserAgent"
}
