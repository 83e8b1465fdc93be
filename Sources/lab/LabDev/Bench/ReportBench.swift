import LabKit
import LabSystem

/// The figures of the visual report: 200 steps, the cost of one, and the repository's scenarios.
enum ReportFigures {
  /// The repetitions of the ten steps between the launch and the end.
  private static let cycles = 20
  private static let stepCount = 1 + 10 * cycles

  /// Runs the commands from their arguments to their last byte, in few rounds.
  ///
  /// The scenarios of the working folder are reported if it has any.
  static func measure(
    rounds: Int, of folder: any FileSource = Disk(), running lab: LabRunner
  ) throws -> [Figure] {
    let rounds = min(rounds, 3)
    let path = "session.json5"
    let files = MemoryFiles([path: text])
    let run = ["run", path]
    let report = ["report", path, "--out", "-"]
    var (times, costs): ([Double], [Double]) = ([], [])
    var size = 0.0
    for _ in 0..<rounds {
      let plain = try time(run, files, lab).milliseconds
      let page = try time(report, files, lab)
      times.append(page.milliseconds)
      costs.append((page.milliseconds - plain) / Double(stepCount))
      size = page.megabytes
    }
    return try [
      Figure("a report of \(stepCount) steps", times, "ms", limit: 1_000),
      Figure("its size", [size], "MB", limit: 2),
      Figure("a step of it, beyond its run", costs, "ms", limit: 5),
    ] + repository(rounds: rounds, folder, lab)
  }

  /// Returns the figures of all scenarios of the repository; none if the bench runs elsewhere.
  private static func repository(
    rounds: Int, _ folder: any FileSource, _ lab: LabRunner
  ) throws -> [Figure] {
    guard folder.kind(of: ScenarioSelection.standardPath) == .folder else { return [] }
    let pages = try (0..<rounds).map { _ in try time(["report", "--out", "-"], folder, lab) }
    return [
      Figure("lab report Scenarios", pages.map(\.milliseconds), "ms", limit: 3_000),
      Figure("its size", pages.map(\.megabytes), "MB", limit: 20),
    ]
  }

  private static func time(
    _ words: [String], _ files: any FileSource, _ lab: LabRunner
  ) throws -> (milliseconds: Double, megabytes: Double) {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    // The machine's processors play scenarios at once, as for a person.
    let console = CommandConsole(
      output: output, errors: messages, files: files, host: Machine())
    var code = ExitCode.fault
    let time = ContinuousClock().measure { code = lab(words, console) }
    guard code == .held else { throw BenchError.wrong("lab \(words[0]): \(messages.text)") }
    return (time.nanoseconds / 1e6, Double(output.text.utf8.count) / 1e6)
  }

  /// Tabs, a list, details, an alert and waits, as in a session of a shop.
  private static var text: String {
    let steps = String(repeating: cycle, count: cycles)
    return "{ scenario: 'A session', app: \(app), steps: [{ launch: {} }, \(steps)] }"
  }

  private static let cycle = """
    { tap: '#sale' }, { tap: { alert: 'OK' } }, { tap: { row: '0:1', in: '#products' } },
    { tap: '#buy' }, { tap: '#gift' }, { tap: { back: true } }, { tap: { tab: 1 } },
    { tap: '#pay' }, { tap: { tab: 0 } }, { wait: '8s' },
    """

  private static let app = """
    {
      root: { tabs: [{ navigation: 'Home' }, { navigation: 'Cart' }] },
      classes: {
        Home: { is: 'UIViewController', title: 'Home', view: { subviews: [
            { is: 'UISearchBar', id: 'search', placeholder: 'Search', frame: [0, 91, 390, 44] },
            { is: 'UIButton', id: 'sale', title: 'Sale', frame: [20, 140, 200, 44],
              on: { touchUpInside: 'sale:' } },
            { is: 'UITableView', id: 'products', frame: [0, 190, 390, 560], sections: [{
              rows: ['Teapot', 'Cup', 'Pot', 'Bowl', 'Spoon', 'Jug', 'Plate', 'Glass'] }] }] },
          methods: {
            'sale:': [{ alert: { title: 'Sale', actions: [{ title: 'OK' }] } }],
            'tableView:didSelectRowAtIndexPath:': [{ push: 'Product' }] } },
        Product: { is: 'UIViewController', title: 'Product', view: { subviews: [
            { is: 'UILabel', text: 'A product', frame: [20, 100, 200, 30] },
            { is: 'UIButton', id: 'buy', title: 'Buy', frame: [20, 200, 100, 44],
              on: { touchUpInside: 'buy:' } },
            { is: 'UISwitch', id: 'gift', frame: [20, 300, 51, 31],
              on: { valueChanged: 'gift:' } }] }, methods: { 'buy:': [], 'gift:': [] } },
        Cart: { is: 'UIViewController', title: 'Cart', view: { subviews: [
            { is: 'UIButton', id: 'pay', title: 'Pay', frame: [20, 200, 100, 44],
              on: { touchUpInside: 'pay:' } }] }, methods: { 'pay:': [] } },
      },
    }
    """
}
