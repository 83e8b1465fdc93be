import MiniUI
import Wording

@testable import AutoTrack

/// An app with a web view under a tracker, and its events.
final class Bridged {
  let device = Device()
  let process: AppProcess
  let tracker: Tracker
  private let sink = MemorySink()
  private var read = 0

  /// Starts the tracker by default, without the instruments for screens and the app's life.
  init(_ bridge: BridgeConfiguration = BridgeConfiguration(), started: Bool = true) {
    var configuration = Configuration()
    configuration.bridge = bridge
    configuration.instruments = ["appLife": false, "screens": false, "webLoads": true]
    process = device.start(.showing { HomeController(in: $0) })
    tracker = Tracker(in: process, configuration: configuration, sink: sink)
    if started { tracker.start() }
    process.launch()
    rest()
  }

  /// Runs the main loop until it settles.
  func rest() { _ = process.mainLoop.settle() }

  /// The events since the last call.
  func take() -> [Event] {
    defer { read = sink.events.count }
    return Array(sink.events[read...])
  }

  /// The tracker's diagnostics about bad messages.
  var complaints: [String] {
    tracker.diagnostics.entries.map(\.description).filter {
      !$0.contains(": installed") && !$0.contains(": skipped")
    }
  }

  /// The single event emitted for an event of a page; nil for none or several.
  func event(of json: String) -> Event? {
    tracker.trackFromH5(json)
    let events = take()
    return events.count == 1 ? events[0] : nil
  }

  /// Makes a view and loads a page, which a browser of the app's shows.
  func show(
    _ address: String = "https://shop.example/a", delegate: DynamicObject? = nil,
    _ script: @escaping (PageWindow) -> Void
  ) -> WebView {
    device.web.publish(ScriptedPage(at: address, script: script))
    let view = WebView(in: process)
    view.navigationDelegate = delegate
    view.load(WebRequest(address, in: process))
    rest()
    return view
  }
}

/// An app's own delegate, which asks the tracker about every navigation.
final class AskingDelegate: DynamicObject {
  weak var tracker: Tracker?
  /// The addresses that were allowed.
  private(set) var allowed: [String] = []

  override class var classDefinition: ClassDefinition {
    ClassDefinition(AskingDelegate.self) { methods in
      methods.define(.webViewDecidePolicy) { delegate, view, action, handler, _ in
        guard let view = view as? WebView, let request = (action as? NavigationAction)?.request
        else { return }
        let isBridged = delegate.tracker?.shouldTrack(view, request) == true
        if !isBridged { delegate.allowed.append(request.address) }
        (isBridged ? NavigationPolicy.cancel : .allow).tell(handler)
      }
    }
  }
}

extension Event {
  /// The whole envelope as JSON.
  var text: String { String(decoding: json, as: UTF8.self) }
}
