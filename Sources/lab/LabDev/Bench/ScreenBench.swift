import LabExplain
import MiniUI

/// Benchmark of `lab screen`: the drawing of a screen of 1,000 views.
final class ScreenBench {
  private let process: AppProcess
  private var lines: [String] = []

  /// A screen of forty rows, each a card with a button, a label and more parts, as apps have them.
  init() throws {
    let app = App { process in
      let controller = ViewController(in: process)
      Self.fill(controller.view, in: process)
      (process.application.delegate as? ApplicationDelegate)?.show(controller)
    }
    process = Device().start(app)
    process.launch()
    _ = process.mainLoop.settle()
    let count = process.application.visibleWindows.reduce(0) { $0 + Self.count($1) }
    guard count >= 1_000 else { throw BenchError.wrong("\(count) views") }
  }

  @inline(never)
  func draw(_ count: Int) {
    for _ in 0..<count { lines = ScreenDrawing(of: process).lines }
  }

  /// Throws unless the drawing shows the first and the last button.
  func check() throws {
    guard lines.contains(where: { $0.contains("1-1") }),
      lines.contains(where: { $0.contains("20-10") })
    else { throw BenchError.wrong("a button is not drawn") }
  }

  private static func fill(_ view: View, in process: AppProcess) {
    for row in 1...20 {
      for column in 1...10 {
        let card = View(
          frame: Rect(
            x: Double(column - 1) * 39, y: Double(row - 1) * 42, width: 39, height: 42),
          in: process)
        card.accessibilityIdentifier = "card-\(row)-\(column)"
        let button = Button(frame: Rect(x: 0, y: 0, width: 39, height: 31), in: process)
        button.setTitle("\(row)-\(column)")
        let label = Label(in: process)
        label.frame = Rect(x: 0, y: 31, width: 39, height: 11)
        label.text = "text"
        let box = View(frame: card.bounds, in: process)
        for part in [label, button] { box.addSubview(part) }
        card.addSubview(box)
        view.addSubview(card)
      }
    }
  }

  private static func count(_ view: View) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
}

enum ScreenFigures {
  /// Draws the screen several times; the limit is 5 ms.
  static func measure(rounds: Int) throws -> [Figure] {
    let bench = try ScreenBench()
    bench.draw(2)
    let times = try (0..<rounds).map { _ in
      let time = ContinuousClock().measure { bench.draw(1) }
      try bench.check()
      return time.nanoseconds / 1e6
    }
    return [
      Figure(
        name: "drawing of a screen of 1,000 views", value: times.median, unit: "ms",
        spread: (times.min() ?? 0)...(times.max() ?? 0), limit: 5)
    ]
  }
}
