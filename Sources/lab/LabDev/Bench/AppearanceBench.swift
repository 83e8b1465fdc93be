import AutoTrack
import MiniUI

/// Benchmark of screens that appear and disappear under a tracker that ignores them.
final class AppearanceBench {
  private let process = Device().start(App())
  private let tracker: Tracker?
  private let sink = MemorySink()
  private let window: Window
  private let screens: [ViewController]

  /// A window and two screens; the tracker, if there is one, ignores both.
  init(tracked: Bool) {
    let process = process
    window = Window(in: process)
    screens = (0..<2).map { _ in ViewController(in: process) }
    for screen in screens { screen.view.addSubview(View(in: process)) }
    var configuration = Configuration()
    configuration.ignoreScreens = ["UIViewController"]
    tracker = tracked ? Tracker(in: process, configuration: configuration, sink: sink) : nil
    tracker?.start()
    window.makeKeyAndVisible()
  }

  /// Shows the screens alternately as the root of the window.
  @inline(never)
  func appear(_ count: Int) {
    for number in 0..<count {
      window.rootViewController = screens[number % 2]
      process.mainLoop.runTurn()
    }
  }

  /// Throws unless the tracker decided on every appearance and disappearance, and sent nothing.
  func check(appearances: Int) throws {
    guard let tracker else { return }
    guard sink.events.isEmpty, tracker.decisionCount == 2 * appearances - 1 else {
      throw BenchError.wrong("\(tracker.decisionCount) decisions, \(sink.events.count) events")
    }
  }
}

/// The figure of a tracked appearance, against an untracked one.
enum AppearanceFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let (tracked, bare) = (AppearanceBench(tracked: true), AppearanceBench(tracked: false))
    var appearances = 0
    let times = stopwatch.shortened(by: 20).compare(
      {
        appearances += $0
        tracked.appear($0)
      }, with: bare.appear)
    try tracked.check(appearances: appearances)
    return [
      Figure(
        "screen added to a window, viewDidAppear hooked without an event, against unhooked",
        times, limit: 2)
    ]
  }
}
