import AutoTrack
import MiniUI

/// What it costs that screens come and go while a tracker looks on and has nothing to say.
final class AppearanceBench {
  private let process = Device().start(App())
  private let tracker: Tracker?
  private let sink = MemorySink()
  private let window: Window
  private let screens: [ViewController]

  /// Makes a window and two screens for it; a tracker, if wanted, ignores both.
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

  /// Shows one screen after the other, each in the place of the one before.
  @inline(never)
  func appear(_ count: Int) {
    for number in 0..<count {
      window.rootViewController = screens[number % 2]
      process.mainLoop.runTurn()
    }
  }

  /// Whether the tracker saw every screen come, and every one but the last go, and sent nothing.
  func check(appearances: Int) throws {
    guard let tracker else { return }
    guard sink.events.isEmpty, tracker.decisionCount == 2 * appearances - 1 else {
      throw BenchError.wrong("\(tracker.decisionCount) decisions, \(sink.events.count) events")
    }
  }
}
