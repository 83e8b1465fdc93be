import MiniUI
import Testing
import TestSupport

@testable import AutoTrack

/// Identities in page events: records × identities × logins in the page and the app.
@Suite struct PageIdentityRules {
  enum AppLogin: CaseIterable {
    case nobody, ann, keyed
  }

  struct Case: CustomTestStringConvertible {
    let type: String
    let hasCookie: Bool
    let hasMobile: Bool
    /// The page's login id; nil for a page without one.
    let pageLogin: String?
    let appLogin: AppLogin

    var testDescription: String {
      "\(type), cookie \(hasCookie), mobile \(hasMobile), page \(pageLogin ?? "-"), \(appLogin)"
    }

    /// The record as the page sends it.
    var json: String {
      var identities: [String] = []
      if hasCookie { identities.append(#""$identity_cookie_id":"c""#) }
      if hasMobile { identities.append(#""$identity_mobile":"131""#) }
      let login = pageLogin.map { #","login_id":"\#($0)""# } ?? ""
      let inner = identities.joined(separator: ",")
      let head = #""type":"\#(type)","event":"e","anonymous_id":"p"\#(login)"#
      return #"{\#(head),"identities":{\#(inner)}}"#
    }

    /// True if the record gives an event.
    var isEvent: Bool {
      switch type {
      case "track": true
      case "track_signup": appLogin != .nobody || pageLogin != nil
      default: hasCookie || hasMobile
      }
    }
  }

  static let cases: [Case] = ["track", "track_signup", "track_id_bind", "track_id_unbind"]
    .flatMap { type in
      [true, false].flatMap { hasCookie in
        [true, false].flatMap { hasMobile in
          [nil, "ann", "bob", "mobile+7"].flatMap { pageLogin in
            AppLogin.allCases.map {
              Case(
                type: type, hasCookie: hasCookie, hasMobile: hasMobile, pageLogin: pageLogin,
                appLogin: $0)
            }
          }
        }
      }
    }

  private let app = Bridged()

  @Test(arguments: TestSpace("PageIdentityRules", cases).some(48))
  func `SA-I17 to SA-I22 only a page's logins and bindings change the app's identities`(
    _ some: Case
  ) throws {
    switch some.appLogin {
    case .nobody: break
    case .ann: app.tracker.login("ann")
    case .keyed: app.tracker.login("7", key: "mobile")
    }
    _ = app.take()
    let before = try #require(app.tracker.author)
    let event = app.event(of: some.json)
    #expect((event != nil) == some.isEvent)
    let after = try #require(app.tracker.author)
    #expect(after.identities["$identity_cookie_id"] == nil)
    let binds = some.type == "track_id_bind" && some.hasMobile
    #expect((after.identities["$identity_mobile"] == "131") == binds)
    #expect(after.anonymousID == before.anonymousID)
    if some.appLogin != .nobody { #expect(after.loginID == before.loginID) }
    guard let event else { return }
    #expect((event.envelope("identities.$identity_cookie_id") == "c") == some.hasCookie)
    let isUnbind = some.type == "track_id_unbind"
    #expect((event.envelope("anonymous_id") == nil) == isUnbind)
    #expect(event.text.contains(#""anonymous_id""#) == !isUnbind)
    let bytes = event.protobuf()
    #expect(bytes.contains(before.anonymousID) == (!isUnbind || before.loginID == nil))
    check(login: some, before)
  }

  /// SA-I21: the app's login stays, and a different page login is recorded with both ids.
  private func check(login some: Case, _ before: Author) {
    let notes = app.tracker.diagnostics.entries.compactMap { entry in
      if case .pageLoginIgnored(let page, let app) = entry { [page, app] } else { nil }
    }
    guard some.type == "track_signup", let app = before.loginID, let page = some.pageLogin,
      page != app
    else {
      #expect(notes == [])
      return
    }
    #expect(notes == [[page, app]])
  }

  @Test func `a binding does not store the page's cookie identity`() {
    _ = app.event(
      of: #"{"type":"track_id_bind","event":"$BindID","identities":{"$identity_cookie_id":"c"}}"#)
    let keys = app.device.defaults(of: app.process.app.bundle).keys
    #expect(keys.allSatisfy { !$0.contains("cookie") })
  }
}

extension Event {
  /// Returns the author in protobuf, as a text.
  fileprivate func protobuf() -> String {
    var writer = ProtobufWriter(capacity: 256)
    writer.fields(atMost: 256) { author.write(loginID: loginID, to: &$0) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
