import LabKit
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

  /// Makes views, frames each and adds it.
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
