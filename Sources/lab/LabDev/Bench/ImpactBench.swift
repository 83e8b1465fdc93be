import AutoTrack
import LabReport
import LabRules

/// Benchmark of `lab impact`: two versions of an app of 68 screens under 1,000 rules.
struct ImpactBench {
  private let base, head: [UInt8]
  private let rules: [CircledRule]

  /// As many screens as the largest app of the corpus has, each with a table and two buttons.
  init() throws {
    (base, head) = (Array(Self.app(isNew: false).utf8), Array(Self.app(isNew: true).utf8))
    rules = try (0..<1_000).map { number in
      let (screen, element) = (number % 68, number / 68)
      let part = element < 13 ? "UITableView[0]/UITableViewCell[0:\(element)]" : "UIButton[1]"
      let path = try PathPattern("Screen\(screen)ViewController[0]/\(part)")
      return CircledRule(
        name: "rule_\(number)",
        element: ElementPattern(page: "Screen\(screen)ViewController", path: path))
    }
  }

  /// Reads both versions and judges the rules.
  func measure() throws -> Duration {
    var report: ImpactReport?
    let time = try ContinuousClock().measure {
      report = try ImpactReport(
        from: ImpactVersion("base", [("base.json5", base)]), rules,
        to: ImpactVersion("head", [("head.json5", head)]), rules)
    }
    // In one of four screens a row is inserted above the others.
    guard let report, report.count(of: .stolen) == 17 * 13, report.count(of: .kept) == 779 else {
      throw BenchError.wrong(report.map { "\($0.summary)" } ?? "no report")
    }
    return time
  }

  private static func app(isNew: Bool) -> String {
    let screens = (0..<68).map { number in
      let first = isNew && number % 4 == 0 ? [row(number, 99)] : []
      let rows = (first + (0..<13).map { row(number, $0) }).joined(separator: ", ")
      let buttons = (0..<2).map { button in
        """
        { is: "UIButton", origin: "b\(number)-\(button)", title: "Button \(button)",
          frame: [20, \(700 + button * 44), 100, 44], on: { touchUpInside: "act" } }
        """
      }
      return """
        Screen\(number)ViewController: {
          is: "UIViewController", origin: "s\(number)x",
          view: {
            origin: "v\(number)-x",
            subviews: [
              { is: "UITableView", origin: "t\(number)-x", frame: [0, 0, 390, 660],
                sections: [{ rows: [\(rows)] }] },
              \(buttons.joined(separator: ", ")),
            ],
          },
          methods: { act: [{ note: "acted" }] },
        },
        """
    }
    return """
      { root: "Screen0ViewController", classes: { \(screens.joined(separator: "\n")) } }
      """
  }

  private static func row(_ screen: Int, _ number: Int) -> String {
    "{ origin: \"r\(screen)-\(number)-x\", text: \"Row \(number)\" }"
  }
}

enum ImpactFigures {
  /// Compares several times; the limit is a second.
  static func measure(rounds: Int) throws -> [Figure] {
    let bench = try ImpactBench()
    let times = try (0..<rounds).map { _ in try bench.measure().nanoseconds / 1e6 }
    return [
      Figure(
        name: "two versions of 68 screens under 1,000 rules", value: times.median, unit: "ms",
        spread: (times.min() ?? 0)...(times.max() ?? 0), limit: 1_000)
    ]
  }
}
