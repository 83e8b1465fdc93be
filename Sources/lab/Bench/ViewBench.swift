import MiniUI

/// What a view costs: to build it, to give it a frame and to add it, and to have it.
final class ViewBench {
  private let process: AppProcess
  private let parent: View
  private let isInWindow: Bool

  /// Prepares a parent, which stands in a window that is shown or in none.
  init(inWindow: Bool) throws {
    isInWindow = inWindow
    process = Device().start(App())
    parent = View(in: process)
    guard inWindow else { return }
    let window = Window(in: process)
    window.addSubview(parent)
    window.makeKeyAndVisible()
  }

  /// Builds views, gives each a frame and adds it.
  @inline(never)
  func build(_ count: Int) {
    for number in 0..<count {
      let view = View(in: process)
      view.frame = Rect(x: 0, y: Double(number), width: 100, height: 1)
      parent.addSubview(view)
    }
  }

  /// Whether all views have been added, in the window if there is one; takes them out again.
  func check(_ count: Int) throws {
    guard parent.subviews.count == count,
      parent.subviews.allSatisfy({ ($0.window != nil) == isInWindow })
    else { throw BenchError.lostCalls("views") }
    for view in parent.subviews.reversed() { view.removeFromSuperview() }
  }

  /// How many bytes of memory one of many views takes; nil where the system does not tell.
  func bytesOfOne(among count: Int) throws -> Double? {
    guard let before = Memory.resident else { return nil }
    build(count)
    guard let after = Memory.resident else { return nil }
    try check(count)
    return Double(after - before) / Double(count)
  }
}
