import LabSystem
import MiniUI

/// Benchmark of making, framing and adding a view, and of its memory.
final class ViewBench {
  private let process: AppProcess
  private let parent: View
  private let isInWindow: Bool

  /// A parent in a shown window, or in none.
  init(inWindow: Bool) throws {
    isInWindow = inWindow
    process = Device().start(App())
    parent = View(in: process)
    guard inWindow else { return }
    let window = Window(in: process)
    window.addSubview(parent)
    window.makeKeyAndVisible()
  }

  @inline(never)
  func build(_ count: Int) {
    for number in 0..<count {
      let view = View(in: process)
      view.frame = Rect(x: 0, y: Double(number), width: 100, height: 1)
      parent.addSubview(view)
    }
  }

  /// Throws unless all views were added, to the window if there is one; removes them.
  func check(_ count: Int) throws {
    guard parent.subviews.count == count,
      parent.subviews.allSatisfy({ ($0.window != nil) == isInWindow })
    else { throw BenchError.lostCalls("views") }
    for view in parent.subviews.reversed() { view.removeFromSuperview() }
  }

  /// Returns the memory of one of many views in bytes; nil if the system does not report it.
  func bytesOfOne(among count: Int) throws -> Double? {
    guard let before = Memory.resident else { return nil }
    build(count)
    guard let after = Memory.resident else { return nil }
    try check(count)
    return Double(after - before) / Double(count)
  }
}

/// The figures of views: time against the baseline call of the dispatch bench, and memory.
enum ViewFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    try memory(count: stopwatch.calls / 2) + [
      time("view built, framed and added", inWindow: false, stopwatch),
      time("view built, framed and added in a window", inWindow: true, stopwatch),
    ]
  }

  private static func time(
    _ name: String, inWindow: Bool, _ stopwatch: Stopwatch
  ) throws -> Figure {
    let bench = try ViewBench(inWindow: inWindow)
    let baseline = try DispatchBench()
    var built = 0
    let times = try stopwatch.compare(
      { count in
        built = count
        return stopwatch.time(bench.build, calls: count)
      }, calls: max(1, stopwatch.calls / 200), with: baseline.call,
      after: { try bench.check(built) })
    return Figure(name, times, limit: 320)
  }

  private static func memory(count: Int) throws -> [Figure] {
    guard let bytes = try ViewBench(inWindow: false).bytesOfOne(among: count) else { return [] }
    return [Figure("resident memory of a view among \(count)", [bytes], "bytes", limit: 400)]
  }
}
