import MiniUI
import Testing

@testable import AutoTrack

@Suite struct BridgeWays {
  private static func bridge(
    _ change: (inout BridgeConfiguration) -> Void
  ) -> BridgeConfiguration {
    var bridge = BridgeConfiguration()
    change(&bridge)
    return bridge
  }

  @Test func `S2.2 web views made after the user agent is known have the marker, until a stop`() {
    let app = Bridged(Self.bridge { $0.marksUserAgent = true })
    let marked = WebView(in: app.process).userAgent
    #expect(marked.hasSuffix(" Mobile/15E148 /sa-sdk-ios "))
    app.tracker.stop()
    #expect(WebView(in: app.process).userAgent == String(marked.dropLast(13)))
    app.tracker.start()
    let tooEarly = WebView(in: app.process)
    app.rest()
    #expect(tooEarly.userAgent == String(marked.dropLast(13)))
    #expect(WebView(in: app.process).userAgent == marked)
  }

  @Test func `a stop before the user agent is known registers no user agent`() {
    let app = Bridged(Self.bridge { $0.marksUserAgent = true }, started: false)
    app.tracker.start()
    app.tracker.stop()
    app.rest()
    #expect(app.device.defaults(of: app.process.app.bundle)["UserAgent"] == nil)
  }

  @Test func `the marker names the server and the project if verification is on`() {
    let bridge = Self.bridge {
      $0.marksUserAgent = true
      $0.verifiesServer = true
      $0.server = "https://data.example:8106/sa?project=shop"
    }
    #expect(
      WebView(in: Bridged(bridge).process).userAgent
        .hasSuffix(" /sa-sdk-ios/sensors-verify/data.example?shop "))
  }

  @Test(arguments: [
    ("https://data.example/sa", "data.example", "default"),
    ("https://User:word@Data.Example:8106/sa?a=1&project=shop", "data.example", "shop"),
    ("http://[::1]:8106/sa", "[::1]", "default"), ("data.example:8106", "data.example", "default"),
    ("", "", "default"),
  ])
  func `a server address yields its host, without port and user, and its project`(
    address: String, host: String, project: String
  ) {
    #expect((ServerAddress(address).host, ServerAddress(address).project) == (host, project))
  }

  @Test func `a stop restores a user agent that the app had registered`() {
    let app = Bridged(Self.bridge { $0.marksUserAgent = true }, started: false)
    let defaults = app.device.defaults(of: app.process.app.bundle)
    defaults.register(["UserAgent": "Shop/1"])
    app.tracker.start()
    app.rest()
    #expect(defaults["UserAgent"] == "Shop/1 /sa-sdk-ios ")
    app.tracker.stop()
    #expect(defaults["UserAgent"] == "Shop/1")
    app.tracker.start()
    app.rest()
    defaults.register(["UserAgent": "Shop/2"])
    app.tracker.stop()
    #expect(defaults["UserAgent"] == "Shop/2")
  }

  @Test(arguments: [
    ("sensorsanalytics://trackEvent?event=%7B%22event%22%3A%22e%22%7D", ["e"]),
    ("sensorsanalytics://trackEvent?event=%7B%22event%22%3A%22e%22%7D#top", ["e"]),
    (
      "SensorsAnalytics://trackevent?x=1&event=%7b%22event%22:%22e%22,%22x%22:%22%E7%99%BB%22%7d",
      ["e"]
    ),
    ("sensorsanalytics://trackEvent?event=nonsense", []),
    ("sensorsanalytics://trackEvent?event=%7G", []), ("sensorsanalytics://trackEvent", []),
    ("sensorsanalytics://trackEvent?event=%FF", []),
  ])
  func `S2.2 a bridge request with an invalid event is cancelled as well`(
    address: String, names: [String]
  ) {
    let app = Bridged()
    let delegate = AskingDelegate(in: app.process)
    delegate.tracker = app.tracker
    let view = app.show(delegate: delegate) { $0.openFrame(at: address) }
    #expect(app.take().map(\.name.text).filter { $0 != "$AppWebViewLoad" } == names)
    #expect(delegate.allowed == ["https://shop.example/a"])
    #expect((app.complaints.count, view.page?.isOpen) == ((names.isEmpty ? 1 : 0), true))
  }

  @Test func `S2.2 requests outside the bridge are left to the page`() {
    let app = Bridged()
    let view = WebView(in: app.process)
    for address in ["https://shop.example", "sensors://trackEvent?event=1", ""] {
      #expect(!app.tracker.shouldTrack(view, WebRequest(address, in: app.process)))
    }
    #expect(app.complaints == [])
  }

  @Test func `S2.2 a page receives the app info`() throws {
    let app = Bridged()
    let delegate = AskingDelegate(in: app.process)
    delegate.tracker = app.tracker
    var told: [String] = []
    let view = app.show(delegate: delegate) { page in
      page.functions["sensorsdata_app_js_bridge_call_js"] = { text in
        told.append(text)
        return nil
      }
      page.openFrame(at: "sensorsanalytics://getAppInfo")
    }
    let anonymousID = try #require(app.tracker.author?.anonymousID)
    app.tracker.login("it's me")
    view.page?.openFrame(at: "sensorsanalytics://getAppInfo")
    app.rest()
    #expect(
      told == [
        #"{"type":"iOS","distinct_id":"\#(anonymousID)","is_login":false}"#,
        #"{"type":"iOS","distinct_id":"it's me","is_login":true}"#,
      ])
  }

  @Test func `S2.3 every page of a loading view can post and knows the server`() {
    let bridge = Self.bridge {
      $0.takesScriptMessages = true
      $0.server = "https://data.example/sa?project=shop"
    }
    let app = Bridged(bridge)
    var variables: [[String: String]] = []
    let view = app.show { page in
      variables.append(page.variables)
      page.post(
        #"{"callType":"app_h5_track","data":{"event":"e"}}"#, to: "sensorsdataNativeTracker")
    }
    view.load(WebRequest("https://shop.example/a", in: app.process))
    app.rest()
    #expect(app.take().map(\.name) == ["e", "e"])
    let expected = [
      "SensorsData_iOS_JS_Bridge": "{}",
      "SensorsData_iOS_JS_Bridge.sensorsdata_app_server_url":
        "https://data.example/sa?project=shop",
    ]
    #expect((variables, app.complaints) == ([expected, expected], []))
  }

  @Test func `S2.3 a stop removes the tracker's handlers and scripts and keeps the app's`() {
    let app = Bridged(Self.bridge { $0.takesScriptMessages = true }, started: false)
    let view = WebView(in: app.process)
    let before = app.process.classes.description
    let own = UserScript("a = 'b'", in: app.process)
    view.configuration.userContentController.add(own)
    app.tracker.start()
    view.load(WebRequest("https://shop.example/a", in: app.process))
    app.rest()
    let controller = view.configuration.userContentController
    #expect(controller.userScripts.count == 2)
    #expect(controller.handler(of: "sensorsdataNativeTracker") != nil)
    app.tracker.stop()
    #expect(controller.userScripts.map(\.source) == ["a = 'b'"])
    #expect(controller.handler(of: "sensorsdataNativeTracker") == nil)
    #expect(app.process.classes.description == before)
  }

  @Test func `a handler name that is already in use keeps its handler`() {
    let app = Bridged(Self.bridge { $0.takesScriptMessages = true })
    let view = WebView(in: app.process)
    let theirs = DynamicObject(in: app.process)
    view.configuration.userContentController.add(theirs, name: "sensorsdataNativeTracker")
    view.load(WebRequest("https://shop.example/a", in: app.process))
    app.rest()
    let handler = view.configuration.userContentController.handler(of: "sensorsdataNativeTracker")
    #expect(handler === theirs)
    #expect(
      app.complaints == [
        "scriptMessages: a delegate of class WKUserContentController is not hooked, because "
          + "another handler has the same name"
      ])
  }
}

/// Requests of the bridge and others: addresses × frames × both kinds of web view.
@Suite struct BridgeRequests {
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
