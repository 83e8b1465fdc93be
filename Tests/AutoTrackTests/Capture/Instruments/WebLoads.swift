import MiniUI
import Testing

@testable import AutoTrack

/// Loads of pages in both kinds of web views: ways to load × ends × starts of the tracker.
@Suite struct WebLoads {
  /// The ways to load a page.
  enum Way: CaseIterable {
    case request, html, page
  }

  enum End: CaseIterable {
    case arrives, noHost, unsupported, offline

    var address: String {
      switch self {
      case .arrives, .offline: "https://shop.example/a"
      case .noHost: "https://nowhere.example/"
      case .unsupported: "ftp://shop.example/a"
      }
    }

    var error: String? {
      switch self {
      case .arrives: nil
      case .noHost:
        "NSURLErrorDomain -1003: A server with the specified hostname could not be found."
      case .unsupported: "NSURLErrorDomain -1002: unsupported URL"
      case .offline:
        "NSURLErrorDomain -1009: The Internet connection appears to be offline."
      }
    }
  }

  /// The moment at which the tracker starts.
  enum Start: CaseIterable {
    case beforeDelegate, afterDelegate
  }

  private let device = Device()

  /// The events of a load in a view of one of the classes.
  private func events(
    _ isOld: Bool, _ way: Way, _ end: End, _ start: Start
  ) throws -> [(type: Value?, url: Value?, error: Value?)] {
    device.web.publish(ScriptedPage(at: "https://shop.example/a"))
    device.web.publish(ScriptedPage(at: "https://shop.example/start"))
    let process = device.start(.showing { HomeController(in: $0) })
    var configuration = Configuration()
    configuration.instruments = ["appLife": false, "screens": false, "webLoads": true]
    let sink = MemorySink()
    let tracker = Tracker(in: process, configuration: configuration, sink: sink)
    if start == .beforeDelegate { tracker.start() }
    process.launch()
    _ = process.mainLoop.settle()
    let home = try #require(process.application.keyWindow?.rootViewController as? HomeController)
    let delegate = DynamicObject(in: process)
    let view: View = isOld ? OldWebView(in: process) : WebView(in: process)
    (view as? OldWebView)?.delegate = delegate
    (view as? WebView)?.navigationDelegate = delegate
    home.add(view, height: 100)
    if start == .afterDelegate { tracker.start() }
    load(way, end, view)
    return withExtendedLifetime((tracker, delegate)) {
      sink.events.filter { $0.details["$url"] != "https://shop.example/start" }.map {
        ($0.details["$element_type"], $0.details["$url"], $0.details["$error"])
      }
    }
  }

  private func load(_ way: Way, _ end: End, _ view: View) {
    let process = view.process
    func begin(_ address: String, asHTML: Bool) {
      let (request, url) = (WebRequest(address, in: process), URLObject(address, in: process))
      switch view {
      case let view as OldWebView where asHTML: view.loadHTML("", from: url)
      case let view as OldWebView: view.load(request)
      case let view as WebView where asHTML: _ = view.loadHTML("", from: url)
      case let view as WebView: view.load(request)
      default: break
      }
      _ = process.mainLoop.settle()
    }
    if way == .page { begin("https://shop.example/start", asHTML: false) }
    if end == .offline { device.network = .none }
    guard way == .page else { return begin(end.address, asHTML: way == .html) }
    let page = (view as? OldWebView)?.page ?? (view as? WebView)?.page
    page?.navigate(to: end.address)
    _ = process.mainLoop.settle()
  }

  @Test(arguments: [true, false], Way.allCases)
  func `S3.4 a page that loads or fails is an event in both kinds of web views`(
    isOld: Bool, way: Way
  ) throws {
    for end in End.allCases {
      for start in Start.allCases {
        // Another instance, so that each load has a new device.
        let found = try WebLoads().events(isOld, way, end, start)
        #expect(found.count == 1, "\(end), \(start)")
        let event = try #require(found.first)
        #expect(event.type == (isOld ? "UIWebView" : "WKWebView"))
        #expect((event.url, event.error) == (.string(end.address), end.error.map(Value.string)))
      }
    }
  }

  @Test
  func `the delegate of a UIWebView is called as before, and a stop removes all hooks`() throws {
    let process = device.start(.showing { HomeController(in: $0) })
    process.launch()
    _ = process.mainLoop.settle()
    let view = OldWebView(in: process)
    let delegate = DynamicObject(in: process)
    view.delegate = delegate
    let before = process.classes.description
    var configuration = Configuration()
    configuration.instruments = ["webLoads": true]
    let tracker = Tracker(in: process, configuration: configuration, sink: MemorySink())
    tracker.start()
    view.delegate = delegate
    tracker.stop()
    #expect(process.classes.description == before)
    #expect(view.delegate === delegate)
  }
}
