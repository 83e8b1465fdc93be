import MiniUI
import Testing

@testable import AutoTrack

/// Requests of the bridge and others: addresses × frames × both kinds of web view.
@Suite struct BridgeRequests {
  /// The kinds of addresses.
  enum Kind: CaseIterable {
    case known, bad, unknown, foreign

    var addresses: [String] {
      switch self {
      case .known:
        [
          "sensorsanalytics://trackEvent?event=%7B%22event%22%3A%22e%22%7D",
          "SENSORSANALYTICS://TRACKEVENT?event=%7B%22event%22%3A%22e%22%7D",
          "sensorsanalytics://trackEvent/?event=%7B%22event%22%3A%22e%22%7D",
          "sensorsanalytics://getAppInfo", "sensorsanalytics://getAppInfo?x=1#top",
        ]
      case .bad:
        [
          "sensorsanalytics://trackEvent", "sensorsanalytics://trackEvent?",
          "sensorsanalytics://trackEvent?event=%7G", "sensorsanalytics://trackEvent?event=no",
        ]
      case .unknown:
        [
          "sensorsanalytics://other", "sensorsanalytics://", "sensorsanalytics://?event=1",
          "sensorsanalytics://trackEvents?event=%7B%7D", "sensorsanalytics:///trackEvent",
          "sensorsanalytics://track%45vent",
        ]
      case .foreign:
        ["sensorsanalytics:trackEvent", "sensors://trackEvent", "sensorsanalytics2://trackEvent"]
      }
    }

    var isCancelled: Bool { self == .known || self == .bad }
  }

  private let app = Bridged()

  @Test(arguments: Kind.allCases, [true, false])
  func `S2.2 bridge requests are cancelled and unknown requests proceed`(
    kind: Kind, inFrame: Bool
  ) {
    let delegate = AskingDelegate(in: app.process)
    delegate.tracker = app.tracker
    for address in kind.addresses {
      let before = delegate.allowed.count
      _ = app.show(delegate: delegate) { page in
        if inFrame { page.openFrame(at: address) } else { page.navigate(to: address) }
      }
      let expected = ["https://shop.example/a"] + (kind.isCancelled ? [] : [address])
      #expect(Array(delegate.allowed[before...]) == expected)
    }
    let complaints = kind == .bad || kind == .unknown ? kind.addresses.count : 0
    #expect(app.complaints.count == complaints)
  }

  @Test(arguments: Kind.allCases)
  func `S2.2 both kinds of web view get the same answer`(kind: Kind) {
    let (view, old) = (WebView(in: app.process), OldWebView(in: app.process))
    for address in kind.addresses {
      let request = WebRequest(address, in: app.process)
      #expect(app.tracker.shouldTrack(view, request) == kind.isCancelled)
      #expect(app.tracker.shouldTrack(old, request) == kind.isCancelled)
    }
  }

  @Test func `S2.2 a page in a UIWebView receives the app info`() throws {
    var told: [String] = []
    app.device.web.publish(
      ScriptedPage(at: "https://shop.example/a") { page in
        page.functions["sensorsdata_app_js_bridge_call_js"] = { text in
          told.append(text)
          return nil
        }
      })
    let view = OldWebView(in: app.process)
    view.load(WebRequest("https://shop.example/a", in: app.process))
    app.rest()
    let request = WebRequest("sensorsanalytics://getAppInfo", in: app.process)
    #expect(app.tracker.shouldTrack(view, request))
    let id = try #require(app.tracker.author?.anonymousID)
    #expect(told == [#"{"type":"iOS","distinct_id":"\#(id)","is_login":false}"#])
  }
}
