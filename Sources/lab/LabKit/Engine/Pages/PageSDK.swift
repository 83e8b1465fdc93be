package import AutoTrack
package import MiniUI

/// A small model of a page's own SDK: its identities, and its ways to send events (S2.1).
package final class PageSDK {
  private let window: PageWindow
  private let server: String
  /// The id in use: its own, until the app supplies another.
  private(set) var distinctID: String {
    didSet { (cookie, knownRecords) = (Self.cookie(distinctID), nil) }
  }
  /// The cookie identity with the id.
  private var cookie: Properties
  private var loginID: String? {
    didSet { knownRecords = nil }
  }
  @safe @exclusivity(unchecked) private var chance: Chance
  /// Sends requests to the page's own server.
  private let request: (UnsentRecord) -> Void
  /// The writer for the present user; nil until it is needed.
  private var knownRecords: PageRecords?

  /// The channel through which events leave the page.
  enum Way: String {
    /// Script messages to the app (S2.3).
    case messages
    /// Requests that the app intercepts (S2.2).
    case requests
    /// Requests to the page's own server.
    case server
  }

  private static let idKey = "sensorsdata2015jssdkcross"
  private static func cookie(_ id: String) -> Properties { ["$identity_cookie_id": .string(id)] }
  private static let handler = "sensorsdataNativeTracker"

  /// Starts the SDK; its id is kept in the local storage of the origin, per browser.
  ///
  /// The window sends the requests to the SDK's own server, unless a closure does.
  package init(
    on window: PageWindow, server: String, sending: ((UnsentRecord) -> Void)? = nil
  ) {
    (self.window, self.server) = (window, server)
    request = sending ?? { window.request(server, body: $0.text) }
    var drawn = window.device.chance.stream("page \(window.address) \(window.userAgent)")
    let known = window[stored: Self.idKey]
    let id = known ?? drawn.uuid()
    (chance, distinctID, cookie) = (drawn, id, Self.cookie(id))
    if known == nil { window[stored: Self.idKey] = id }
    window.functions["sensorsdata_app_js_bridge_call_js"] = { [weak self] info in
      self?.adopt(info)
      return nil
    }
    // Asks the app for its identity, which arrives in `adopt`.
    if way == .requests { window.openFrame(at: "sensorsanalytics://getAppInfo") }
  }

  /// Messages if the app has a handler; requests if the user agent has the marker.
  var way: Way {
    let isBridged = window.variables["SensorsData_iOS_JS_Bridge"] != nil
    if isBridged, window.hasMessageHandler(Self.handler) { return .messages }
    return isMarkedForThis ? .requests : .server
  }

  private lazy var browser = BrowserWords(window.userAgent)

  /// True if the marker exists and names this page's host and project, or no server (S2.2).
  private lazy var isMarkedForThis: Bool = {
    guard let marker = browser.marker else { return false }
    let wanted = "/sensors-verify/"
    guard let range = marker.firstRange(of: wanted) else { return true }
    let own = ServerAddress(server)
    return marker[range.upperBound...] == "\(own.host)?\(own.project)"
  }()

  package func track(_ event: String, _ properties: Properties) {
    send("track", event, properties, cookie)
  }

  /// Logs a user in.
  func login(_ id: String) {
    loginID = id
    send("track_signup", "$SignUp", [:], ["$identity_login_id": .string(id)])
  }

  func bind(_ identities: Properties, isBinding: Bool) {
    let (type, name) = isBinding ? ("track_id_bind", "$BindID") : ("track_id_unbind", "$UnbindID")
    send(type, name, [:], identities)
  }

  /// Adopts the id that the app supplies.
  private func adopt(_ info: String) {
    guard case .string(let id)? = Properties(pageJSON: info)["distinct_id"] else { return }
    distinctID = id
  }

  private func send(
    _ type: String, _ event: String, _ properties: Properties, _ identities: Properties
  ) {
    let record = UnsentRecord(
      PageRecord(
        type: type, event: event, properties: properties, identities: identities,
        number: Int(UInt32(truncatingIfNeeded: chance.next())),
        time: window.device.clock.now.millisecondsSince1970),
      by: records)
    switch way {
    case .messages:
      window.post(record.message, to: Self.handler)
    case .requests:
      window.openFrame(at: "sensorsanalytics://trackEvent?event=\(record.text.percentEncoded)")
    case .server: request(record)
    }
  }

  private var records: PageRecords {
    if let knownRecords { return knownRecords }
    let records = PageRecords(
      of: PageRecords.Source(
        browser: browser, address: window.address, title: window.title,
        distinctID: distinctID, loginID: loginID, server: server))
    knownRecords = records
    return records
  }
}

extension String {
  /// The text with every byte percent-encoded, except for letters and digits.
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
