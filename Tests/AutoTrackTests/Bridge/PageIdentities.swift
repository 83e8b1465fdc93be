import MiniUI
import Testing

@testable import AutoTrack

/// Counts of identities are those of the published rows, the device's own included.
@Suite struct PageIdentities {
  private let app = Bridged()
  private var known: Properties { app.tracker.author?.identities ?? [:] }

  private func page(_ type: String, _ event: String, _ identities: String) -> Event? {
    app.event(of: #"{"type":"\#(type)","event":"\#(event)","identities":{\#(identities)}}"#)
  }

  private func trackOnPage() -> Int? {
    page("track", "seen", #""$identity_cookie_id":"c","$identity_email":"e""#)?
      .author.identities.count
  }

  @Test func `SA-I17 unbinding a known identity on the page unbinds it in the app`() {
    app.tracker.bind("$identity_mobile", "131")
    _ = app.take()
    let unbound = page("track_id_unbind", "$UnbindID", #""$identity_mobile":"131""#)
    #expect((unbound?.kind, unbound?.author.identities) == (.unbind, ["$identity_mobile": "131"]))
    #expect((trackOnPage(), known.count) == (3, 1))
  }

  @Test func `SA-I18 unbinding a different value on the page keeps the app's value`() {
    app.tracker.bind("$identity_mobile", "131")
    _ = app.take()
    let unbound = page("track_id_unbind", "$UnbindID", #""$identity_mobile":"151""#)
    #expect((unbound?.author.identities, trackOnPage()) == (["$identity_mobile": "151"], 4))
    #expect((known.count, known["$identity_mobile"]) == (2, "131"))
  }

  @Test func `SA-I19 an identity bound on the page is bound in the app`() {
    let bound = page("track_id_bind", "$BindID", #""$identity_mobile":"131""#)
    #expect((bound?.kind, bound?.author.identities.count, trackOnPage()) == (.bind, 2, 4))
    #expect((known.count, known["$identity_mobile"]) == (2, "131"))
  }

  @Test func `SA-I20 a binding on the page does not replace the app's value of the same key`() {
    app.tracker.bind("$identity_mobile", "131")
    _ = app.take()
    let bound = page("track_id_bind", "$BindID", #""$identity_mobile":"151""#)
    #expect(bound?.author.identities.count == 2)
    #expect((bound?.author.identities["$identity_mobile"], trackOnPage()) == ("131", 4))
    #expect((known.count, known["$identity_mobile"]) == (2, "131"))
  }

  @Test func `SA-I21 a login on the page does not replace the app's latest`() {
    app.tracker.login("first")
    app.tracker.login("latest")
    _ = app.take()
    let login = page("track_signup", "$SignUp", #""$identity_login_id":"page""#)
    #expect((login?.kind, login?.author.identities.count, trackOnPage()) == (.signUp, 2, 4))
    #expect((known.count, app.tracker.author?.loginID) == (2, "latest"))
  }

  @Test func `SA-I22 page events carry the app's login and bound identities`() {
    app.tracker.login("someone")
    app.tracker.bind("xyz", "1")
    _ = app.take()
    #expect(page("track", "seen", #""$identity_cookie_id":"c""#)?.author.identities.count == 4)
    #expect(known.count == 3)
  }

  @Test func `S2.4 a login on the page logs the app in if no user is logged in`() throws {
    let anonymousID = try #require(app.tracker.author?.anonymousID)
    let login = app.event(
      of: #"{"type":"track_signup","event":"$SignUp","distinct_id":"ann","login_id":"ann"}"#)
    #expect((login?.distinctID, login?.extras?.originalID) == ("ann", anonymousID))
    #expect(app.tracker.author?.loginID == "ann")
    #expect(app.event(of: #"{"event":"seen","login_id":"bob"}"#)?.distinctID == "ann")
  }

  @Test func `S2.4 the page's login stays beside the app's anonymous id`() throws {
    let event = try #require(app.event(of: #"{"event":"seen","login_id":"bob"}"#))
    #expect(event.distinctID == app.tracker.author?.anonymousID)
    #expect(event.text.contains(#""login_id":"bob""#))
    app.tracker.login("ann")
    _ = app.take()
    let later = try #require(app.event(of: #"{"event":"seen","login_id":"bob"}"#))
    #expect(later.text.contains(#""login_id":"ann""#))
  }

  @Test func `G-H08 G-H11 a page's messages log in, by a key too, and out, but not as 邮箱 (SA-I07)`()
  {
    var bridge = BridgeConfiguration()
    bridge.takesScriptMessages = true
    let app = Bridged(bridge)
    let view = app.show { _ in }
    func post(_ text: String) {
      view.page?.post(text, to: "sensorsdataNativeTracker")
      app.rest()
    }
    post(#"{"callType":"login","data":{"id":"xctest_userId_hybrid"}}"#)
    #expect(app.tracker.author?.loginID == "xctest_userId_hybrid")
    post(#"{"callType":"logout"}"#)
    #expect(app.tracker.author?.loginID == nil)
    post(#"{"callType":"login","data":{"id":"zhangsan2","key":"email"}}"#)
    #expect(app.tracker.author?.loginID == "email+zhangsan2")
    post(#"{"callType":"logout"}"#)
    #expect(app.tracker.author?.loginID == nil)
    #expect(app.take().map(\.name).filter { $0 != .appWebViewLoad } == [.signUp, .signUp])
    #expect(app.complaints == [])
    post(#"{"callType":"login","data":{"id":"zhangsan2","key":"邮箱"}}"#)
    post(#"{"callType":"page_info"}"#)
    post(#"{"callType":"domChanged"}"#)
    #expect(app.tracker.author?.loginID == nil)
    #expect(
      app.complaints.map { $0.prefix { $0 != "," } } == [
        "login on a page: ignored (key-invalid)", "a page message: ignored (unused-call)",
        "a page message: ignored (unknown-call)",
      ])
  }

  @Test func `S2.4 SA-I24 a page's login id that names a key is a login under that key`() {
    let json = #"{"type":"track_signup","event":"$SignUp","login_id":"mobile+131","#
    let login = app.event(of: json + #""identities":{"mobile":"131"}}"#)
    #expect((login?.distinctID, app.tracker.author?.loginID) == ("mobile+131", "mobile+131"))
    #expect(known["mobile"] == "131")
    #expect(known["$identity_login_id"] == nil)
  }

  @Test func `S2.4 a page's sign-up logs in with a login id given only in its identities`() {
    let login = page("track_signup", "$SignUp", #""$identity_login_id":"pageonly""#)
    #expect((login?.distinctID, app.tracker.author?.loginID) == ("pageonly", "pageonly"))
  }

  @Test(arguments: [
    ("", "identity-nil"), (#","login_id":"""#, "identity-empty"),
    (#","distinct_id":"ANON""#, "identity-login-is-anonymous-id"),
    (#","login_id":"u","identities":{"1st":"x"},"type":"track_id_bind""#, "identity-key-invalid"),
    (#","type":"track_id_bind""#, "identity-nil"),
    (
      #","type":"track_id_unbind","identities":{"$identity_idfv":"y","$identity_login_id":"x"}"#,
      "identity-key-reserved"
    ),
  ])
  func `S2.4 a page's sign-up whose identities are all invalid is dropped`(
    rest: String, code: String
  ) {
    app.tracker.identify("ANON")
    let author = app.tracker.author
    let json = #"{"event":"$SignUp","type":"track_signup"\#(rest)}"#
    #expect(app.event(of: json) == nil)
    #expect(app.complaints.map { $0.prefix { $0 != "," } } == ["a page message: ignored (\(code))"])
    #expect((app.tracker.author, app.take()) == (author, []))
  }

  @Test func `SA-I07 identities that cannot be bound or unbound are absent from the page's event`()
  {
    let bound = page("track_id_bind", "$BindID", #""123":"x","$identity_login_id":"q","good":"g""#)
    #expect(bound?.author.identities.map(\.key) == ["$identity_idfv", "good"])
    let unbound = page("track_id_unbind", "$UnbindID", #""$identity_idfv":"y","good":"g""#)
    #expect((unbound?.author.identities, known.map(\.key)) == (["good": "g"], ["$identity_idfv"]))
    #expect(
      app.complaints.map { $0.prefix { $0 != "," } } == [
        "bind on a page: ignored (key-reserved)", "bind on a page: ignored (key-invalid)",
        "unbind on a page: ignored (key-reserved)",
      ])
  }
}

/// `$lib_method` of page events: as the page sent it (capture.md §5.3).
///
/// The space: methods in `lib` × methods in the properties × kinds of records.
@Suite struct PageMethods {
  private static let said = [nil, "\"code\"", "\"autoTrack\"", "\"presetEvent\"", "\"\""]

  private static func member(_ value: String?) -> String {
    value.map { "\"$lib\":\"js\",\"$lib_method\":\($0)" } ?? "\"$lib\":\"js\""
  }

  @Test(arguments: said, said)
  func `a page's method stays in the library and in the properties`(
    library: String?, property: String?
  ) throws {
    let app = Bridged()
    for kind in ["track", "track_signup", "profile_set"] {
      let event = try #require(
        app.event(
          of: """
            {"type":"\(kind)","event":"$WebClick","distinct_id":"d",\
            "lib":{\(Self.member(library))},"properties":{\(Self.member(property))}}
            """))
      let text = event.text
      let parts = text.components(of: "\"properties\":{")
      #expect(parts.count == 2)
      if let library {
        #expect(parts[0].contains("\"$lib_method\":\(library)"), "\(kind): \(text)")
      } else {
        #expect(!parts[0].contains("$lib_method"), "\(kind): \(text)")
      }
      if let property {
        #expect(parts[1].contains("\"$lib_method\":\(property)"), "\(kind): \(text)")
      } else if let library, kind != "profile_set" {
        #expect(parts[1].contains("\"$lib_method\":\(library)"), "\(kind): \(text)")
      } else {
        #expect(!parts[1].contains("$lib_method"), "\(kind): \(text)")
      }
    }
  }
}

extension String {
  fileprivate func components(of separator: String) -> [String] {
    guard let place = indices.first(where: { self[$0...].hasPrefix(separator) }) else {
      return [self]
    }
    return [String(self[..<place]), String(self[place...])]
  }
}
