import MiniUI
import Testing

@testable import AutoTrack

/// Pages while a server disables and enables the SDK: ages of views and pages × bridges.
@Suite struct SwitchedBridges {
  /// An app whose server answers once a minute whether the SDK is off.
  private final class Switched {
    let process: AppProcess
    let tracker: Tracker
    private let device = Device()
    private let home: HomeController

    init(_ bridge: BridgeConfiguration, _ answers: [Bool]) throws {
      var configuration = Configuration()
      configuration.bridge = bridge
      configuration.remoteConfiguration = RemoteSource(address: "/config", interval: .seconds(60))
      device.web.publish(ScriptedPage(at: "https://shop.example/a"))
      process = device.start(.showing { HomeController(in: $0) })
      let documents = answers.map { TransportAnswer.document(#"{"disableSDK": \#($0)}"#) }
      tracker = Tracker(
        in: process, configuration: configuration, sink: MemorySink(),
        transport: CannedTransport(documents))
      tracker.start()
      process.launch()
      _ = process.mainLoop.settle()
      home = try #require(process.application.keyWindow?.rootViewController as? HomeController)
    }

    func wait(_ duration: Duration) { _ = process.mainLoop.advance(by: duration) }

    func makeView() -> WebView { home.add(WebView(in: process), height: 100) }

    /// Loads a page and returns the way in which it would send its events.
    func load(in view: WebView) throws -> String {
      view.load(WebRequest("https://shop.example/a", in: process))
      wait(.milliseconds(300))
      return way(of: try #require(view.page))
    }

    func way(of page: PageWindow) -> String {
      if page.variables["SensorsData_iOS_JS_Bridge"] != nil,
        page.hasMessageHandler("sensorsdataNativeTracker")
      {
        return "messages"
      }
      return page.userAgent.contains("/sa-sdk-ios") ? "requests" : "server"
    }
  }

  private static func bridge(_ way: String) -> BridgeConfiguration {
    var bridge = BridgeConfiguration()
    bridge.marksUserAgent = way == "requests"
    bridge.takesScriptMessages = way == "messages"
    return bridge
  }

  @Test(arguments: ["requests", "messages"])
  func `a start with a stored configuration that disables the SDK installs no bridge`(
    way: String
  ) throws {
    let app = try Switched(Self.bridge(way), [true])
    app.wait(.seconds(1))
    app.tracker.stop()
    app.tracker.start()
    app.wait(.milliseconds(100))
    #expect(try app.load(in: app.makeView()) == "server")
  }

  @Test func `a stop while the SDK is off removes the marker from every user agent`() throws {
    let app = try Switched(Self.bridge("requests"), [false, true])
    let view = app.makeView()
    #expect(try app.load(in: view) == "requests")
    app.wait(.seconds(61))
    #expect(view.customUserAgent?.contains("/sa-sdk-ios") == false)
    app.tracker.stop()
    #expect(view.customUserAgent == nil)
    #expect(!WebView(in: app.process).userAgent.contains("/sa-sdk-ios"))
  }

  @Test func `a user agent that the app has set on a view stays`() throws {
    let app = try Switched(Self.bridge("requests"), [false, true, false])
    let view = app.makeView()
    view.customUserAgent = "Shop/1"
    app.wait(.seconds(61))
    #expect(view.userAgent == "Shop/1")
    app.wait(.seconds(61))
    #expect(view.userAgent == "Shop/1")
  }
}
