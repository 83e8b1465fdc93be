/// How the browsers of a device name themselves, until somebody gives them another name.
struct UserAgent {
  private let system: String

  /// The kind of device is named, not its model.
  init(of device: Device) {
    let kind = device.model.prefix(while: \.isLetter)
    let version = device.osVersion.split(separator: ".").joined(separator: "_")
    let os = kind == "iPhone" ? "CPU iPhone OS" : "CPU OS"
    system =
      "Mozilla/5.0 (\(kind); \(os) \(version) like Mac OS X) "
      + "AppleWebKit/605.1.15 (KHTML, like Gecko)"
    number = device.osVersion
  }

  private let number: String

  /// What a web view says.
  var webView: String { system + " Mobile/15E148" }

  /// What Safari says.
  var safari: String { system + " Version/\(number) Mobile/15E148 Safari/604.1" }

  /// The default under which an app, or a library in it, may register another name (S2.2).
  static let defaultsKey = "UserAgent"
}
