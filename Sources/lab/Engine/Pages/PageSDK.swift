import AutoTrack
import MiniUI

/// A small model of a page's own SDK: who its user is, and how it gets rid of events (S2.1).
final class PageSDK {
  private let window: PageWindow
  private let server: String
  /// The id that it goes by: its own, until the app tells another.
  private(set) var distinctID: String
  private var loginID: String?
  private var chance: Chance
  /// How requests get to the page's own server.
  private let request: (String) -> Void

  /// How events leave the page.
  enum Way: String {
    /// As script messages to the app (S2.3).
    case messages
    /// As requests that the app intercepts (S2.2).
    case requests
    /// To the page's own server, without the app's help.
    case server
  }

  private static let idKey = "sensorsdata2015jssdkcross"
  private static let handler = "sensorsdataNativeTracker"
  private static let library: Properties = [
    "$lib": "js", "$lib_method": "code", "$lib_version": "1.26.1",
  ]

  /// Begins on a page; the id is kept in its origin's local storage, in each browser another.
  ///
  /// Requests to its own server are the window's, unless somebody else is to send them.
  init(on window: PageWindow, server: String, sending: ((String) -> Void)? = nil) {
    (self.window, self.server) = (window, server)
    request = sending ?? { window.request(server, body: $0) }
    var drawn = window.device.chance.stream("page \(window.address) \(window.userAgent)")
    let id = window[stored: Self.idKey] ?? drawn.uuid()
    (chance, distinctID) = (drawn, id)
    window[stored: Self.idKey] = id
    window.functions["sensorsdata_app_js_bridge_call_js"] = { [weak self] info in
      self?.adopt(info)
      return nil
    }
    if way == .requests { window.openFrame(at: "sensorsanalytics://getAppInfo") }
  }

  /// Messages where the app takes them, requests where the user agent has the marker.
  var way: Way {
    let isBridged = window.variables["SensorsData_iOS_JS_Bridge"] != nil
    if isBridged, window.hasMessageHandler(Self.handler) { return .messages }
    return isMarkedForThis ? .requests : .server
  }

  /// Whether the marker is there and names no server, or this page's: host and project (S2.2).
  private lazy var isMarkedForThis: Bool = {
    let words = window.userAgent.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init)
    guard let marker = words.last(where: { $0.hasPrefix("/sa-sdk-ios") }) else { return false }
    let wanted = "/sensors-verify/"
    guard let range = marker.firstRange(of: wanted) else { return true }
    let own = ServerAddress(server)
    return marker[range.upperBound...] == "\(own.host)?\(own.project)"
  }()

  /// An event leaves the page.
  func track(_ event: String, _ properties: Properties) {
    send("track", event, properties, ["$identity_cookie_id": .string(distinctID)])
  }

  /// Somebody logs in.
  func login(_ id: String) {
    loginID = id
    send("track_signup", "$SignUp", [:], ["$identity_login_id": .string(id)])
  }

  /// An identity becomes known, or is nobody's any more.
  func bind(_ identities: Properties, isBinding: Bool) {
    let (type, name) = isBinding ? ("track_id_bind", "$BindID") : ("track_id_unbind", "$UnbindID")
    send(type, name, [:], identities)
  }

  /// The app says who uses it.
  private func adopt(_ info: String) {
    guard case .string(let id)? = Properties(pageJSON: info)["distinct_id"] else { return }
    distinctID = id
  }

  private func send(
    _ type: String, _ event: String, _ properties: Properties, _ identities: Properties
  ) {
    let text = json(type, event, facts.merging(properties), identities)
    switch way {
    case .messages:
      window.post(#"{"callType":"app_h5_track","data":\#(text)}"#, to: Self.handler)
    case .requests:
      window.openFrame(at: "sensorsanalytics://trackEvent?event=\(text.percentEncoded)")
    case .server: request(text)
    }
  }

  /// What the page knows of itself, and what it takes from the user agent for the device (S2.1).
  private lazy var facts: Properties = {
    var facts: Properties = [
      "$lib": "js", "$lib_version": "1.26.1", "$title": .string(window.title),
      "$url": .string(window.address),
    ]
    let words = window.userAgent.utf8.split(whereSeparator: " ();".utf8.contains)
      .map(Substring.init)
    if words.contains("iPhone") { facts["$model"] = "iPhone" }
    guard let os = words.firstIndex(of: "OS"), words.indices.contains(os + 1) else { return facts }
    facts["$os"] = "iOS"
    facts["$os_version"] = .string(String(words[os + 1].map { $0 == "_" ? "." : $0 }))
    return facts
  }()

  private func json(
    _ type: String, _ event: String, _ properties: Properties, _ identities: Properties
  ) -> String {
    let number = Int(UInt32(truncatingIfNeeded: chance.next()))
    var writer = JSONWriter()
    writer.object { record in
      record.member("_nocache", .string("\(number)"))
      record.member("anonymous_id", .string(distinctID))
      record.member("distinct_id", .string(loginID ?? distinctID))
      record.member("event", .string(event))
      record.member("identities", identities)
      record.member("lib", Self.library)
      if let loginID { record.member("login_id", .string(loginID)) }
      record.member("properties", properties)
      record.member("server_url", .string(server))
      record.member("time", .integer(window.device.clock.now.millisecondsSince1970))
      record.member("type", .string(type))
    }
    return writer.text
  }
}

extension String {
  /// Letters and digits as they are, every other byte as three characters.
  fileprivate var percentEncoded: String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar), scalar.isASCII {
        return String(Character(scalar))
      }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
