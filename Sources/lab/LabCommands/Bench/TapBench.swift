import AutoTrack
import MiniUI

/// Benchmark of a tap, from the finger to the event, on a screen of 1,000 views.
final class TapBench {
  private final class Listener: DynamicObject {}

  private let process: AppProcess
  private let tracker: Tracker
  private let sink = BenchSink()
  private let finger: Finger
  private let listener: Listener
  private let point: Point
  private var taps = 0

  private final class Tally {
    var count = 0
  }
  private let tally = Tally()

  /// The path of the button: a controller's view, seven views, the button.
  private static let path =
    "UIViewController[0]/UIView[5]" + String(repeating: "/UIView[5]", count: 6) + "/UIButton[0]"

  /// Launches an app under a tracker with every instrument and the default scheme.
  init() throws {
    let screen = TapScreen()
    process = Device().start(screen.app)
    tracker = Tracker(in: process, sink: sink)
    finger = Finger(using: process)
    tracker.start()
    process.launch()
    _ = process.mainLoop.settle()
    guard let button = screen.button else { throw BenchError.wrong("there is no button") }
    listener = Listener(in: process)
    point = try process.application.aim(at: button)
    let tally = tally
    listener.isa.addMethod(
      process.classes.message("didTap:", as: ObjectToVoid.self),
      Body { (_: DynamicObject, _, _) in tally.count &+= 1 })
    button.addTarget(
      listener, action: process.classes.selector("didTap:"), for: .touchUpInside)
    guard screen.viewCount == 1_000 else { throw BenchError.wrong("\(screen.viewCount) views") }
    screen.releaseViews()
    sink.forget()
  }

  /// Taps the button; each tap lasts long enough to avoid the suppression of duplicates.
  @inline(never)
  func tap(_ count: Int) {
    for _ in 0..<count { finger.tap(at: point, lasting: .milliseconds(100)) }
    taps += count
  }

  /// Throws unless each tap ran the action and gave one click with the path; clears the counts.
  func check() throws {
    defer {
      (taps, tally.count) = (0, 0)
      sink.forget()
    }
    guard tally.count == taps else { throw BenchError.lostCalls("taps") }
    try sink.check(clicks: taps, at: Self.path)
  }
}
