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

/// The figure of a whole tap, as a multiple of the baseline call of the dispatch bench.
enum TapFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let bench = try TapBench()
    let baseline = try DispatchBench()
    let times = try stopwatch.compare(
      { stopwatch.time(bench.tap, calls: $0) }, calls: max(1, stopwatch.calls / 100),
      with: baseline.call, after: bench.check)
    return [Figure("tap on a screen of 1,000 views, to the event", times, limit: 1_850)]
  }
}

/// A screen of 1,000 views with a button eight levels deep, in the middle of ten at each level.
final class TapScreen {
  /// The button, once the app has been launched.
  private(set) var button: Button?
  private var root: View?

  /// Releases the views, which the process keeps with its app, and that with this screen.
  ///
  /// A weak reference would make each retain and release of the button slower.
  func releaseViews() { (button, root) = (nil, nil) }

  /// The number of views, including the root view.
  var viewCount: Int { root.map(count) ?? 0 }

  var app: App {
    App { process in
      let controller = ViewController(in: process)
      self.fill(controller.view, in: process)
      (process.application.delegate as? ApplicationDelegate)?.show(controller)
    }
  }

  private func fill(_ view: View, in process: AppProcess) {
    root = view
    var (parent, others): (View, [View]) = (view, [])
    for _ in 0..<7 {
      let siblings = (0..<10).map { sibling($0, of: parent, in: process) }
      others += siblings[..<5] + siblings[6...]
      parent = siblings[5]
    }
    let button = Button(frame: parent.bounds, in: process)
    button.setTitle("Buy")
    parent.addSubview(button)
    self.button = button
    for number in 0..<1_000 - viewCount {
      others[number % others.count].addSubview(View(in: process))
    }
  }

  /// Returns one of ten bands that fill their parent; the sixth, on the path, is much higher.
  private func sibling(_ place: Int, of parent: View, in process: AppProcess) -> View {
    let (size, band) = (parent.bounds.size, parent.bounds.size.height / 50)
    let top = Double(place) * band + (place > 5 ? 40 * band : 0)
    let height = place == 5 ? 41 * band : band
    let view = View(frame: Rect(x: 0, y: top, width: size.width, height: height), in: process)
    parent.addSubview(view)
    return view
  }

  private func count(_ view: View) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
}
