public import MiniUI

/// An app under a tracker for tests: a device, a process, a finger, and the events so far.
///
/// ```swift
/// let app = try TrackedApp.showing { HomeViewController(in: $0) }
/// try app.tap("#buy")
/// #expect(app.events.map(\.name) == [.appStart, .appViewScreen, .appClick])
/// ```
public final class TrackedApp {
  /// The tracker of a process; its events go to the sink.
  public typealias TrackerMaker = (AppProcess, MemorySink) -> Tracker

  /// The device, which survives a relaunch.
  public let device: Device
  /// The process of the app.
  public let process: AppProcess
  /// The tracker, which has been started.
  public let tracker: Tracker
  /// The finger of the person who uses the app.
  public let finger: Finger
  private let sink = MemorySink()
  private let make: TrackerMaker
  private var readCount = 0

  /// Starts a process and its tracker; the app is not launched yet.
  public init(
    _ app: App = App(), on device: Device = Device(), tracker make: @escaping TrackerMaker
  ) {
    (self.device, self.make) = (device, make)
    process = device.start(app)
    tracker = make(process, sink)
    finger = Finger(using: process)
    tracker.start()
  }

  /// Starts a process and a tracker with a configuration; the app is not launched yet.
  public convenience init(
    _ app: App = App(), on device: Device = Device(), configuration: Configuration = Configuration()
  ) {
    self.init(app, on: device) { Tracker(in: $0, configuration: configuration, sink: $1) }
  }

  /// Launches an app that shows a screen, and settles it.
  ///
  /// - Parameters:
  ///   - seed: The seed of the device's identifiers and random numbers.
  ///   - configuration: The configuration of the tracker.
  ///   - screen: Creates the root controller.
  /// - Returns: The app, with the events of its launch.
  /// - Throws: ``Unsettled`` if the screen never comes to rest.
  public static func showing(
    seed: UInt64 = 1, configuration: Configuration = Configuration(),
    _ screen: @escaping (AppProcess) -> ViewController
  ) throws(Unsettled) -> TrackedApp {
    let app = TrackedApp(
      .showing(screen), on: Device(seed: seed), configuration: configuration)
    try app.launch()
    return app
  }
}

extension App {
  /// Creates an app whose first screen a closure creates.
  public static func showing(
    bundle: String = "com.example.app", _ screen: @escaping (AppProcess) -> ViewController
  ) -> App {
    App(bundle: bundle) { process in
      (process.application.delegate as? ApplicationDelegate)?.show(screen(process))
    }
  }
}

/// The error of an app that does not come to rest within 10,000 turns or 60 s.
public struct Unsettled: Error, Equatable, CustomStringConvertible {
  /// The names of the pending work, such as a timer that schedules itself again.
  public let pending: [String]

  /// The pending work in one line.
  public var description: String {
    "the app does not settle; pending: \(pending.joined(separator: ", "))"
  }
}

extension TrackedApp {
  /// Launches the app and settles it.
  public func launch(inBackground: Bool = false) throws(Unsettled) {
    process.launch(inBackground: inBackground)
    try settle()
  }

  /// Kills the process and launches the app again on the same device.
  public func relaunched() throws(Unsettled) -> TrackedApp {
    process.kill()
    let next = TrackedApp(process.app, on: device, tracker: make)
    try next.launch()
    return next
  }

  /// Runs due work, transitions and animations to their end, but no later timer.
  public func settle() throws(Unsettled) {
    guard case .stillPending(let names) = process.mainLoop.settle() else { return }
    throw Unsettled(pending: names)
  }

  /// Lets time pass while the app runs.
  public func wait(_ duration: Duration) { _ = process.mainLoop.advance(by: duration) }

  /// Shows a controller as the root of the app's window, and settles the app.
  public func show(_ root: ViewController) throws(Unsettled) {
    (process.application.delegate as? ApplicationDelegate)?.show(root)
    try settle()
  }

  /// Taps the centre of a view and settles the app; throws if the finger hits another view.
  public func tap(_ view: View) throws {
    try finger.tap(view)
    try settle()
  }

  /// Taps the only element that a query matches: `"#buy"`, `".UIButton"` or `"Buy"`.
  public func tap(_ query: ElementQuery) throws { try tap(view(query)) }

  /// Returns the view of the only element that a query matches.
  public func view(_ query: ElementQuery) throws(ElementNotFound) -> View {
    let snapshot = Snapshot(of: process.application.visibleWindows)
    let element = try snapshot.tree.element(query)
    guard let view = snapshot.views[element.id] else {
      throw ElementNotFound(query, [], count: 0)
    }
    return view
  }
}

extension TrackedApp {
  /// All events so far.
  public var events: [Event] { sink.events }

  /// Returns the events since the last call.
  public func take() -> [Event] {
    defer { readCount = sink.events.count }
    return Array(sink.events[readCount...])
  }
}
