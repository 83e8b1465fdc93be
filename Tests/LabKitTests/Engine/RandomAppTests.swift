import LabKitSupport
import MiniUI
import TestSupport
import Testing

@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// Apps with random methods, steps and hooks; the same on every run.
@Suite struct RandomApps {
  private static let rounds = 10
  /// A small limit, so that many apps reach it.
  private static let limit = 20_000

  @Test(arguments: TestSpace("RandomApps", 0..<rounds).some(1))
  func `every random app ends within its budget`(round: Int) throws {
    let threads = Threads(count: 2) { number -> Result<String, WrongScenario> in
      var writer = AppWriter(seed: round * 30 + number)
      return Self.end(of: writer.scenario())
    }
    var ends: [String: Int] = [:]
    var wrong: [String] = []
    threads.run(30, meanwhile: { true }) { result in
      switch result {
      case .success(let end): ends[end, default: 0] += 1
      case .failure(let errors): wrong += errors.errors.map { "\($0)" }
      }
      return true
    }
    #expect(wrong == [])
    #expect(ends["over budget"] == nil)
    #expect(ends.values.reduce(0, +) == 30 && ends.count > 1)
  }

  private static func end(of text: String) -> Result<String, WrongScenario> {
    var library = ScenarioLibrary(files: MemoryFiles(["s.json5": text]))
    let location = ScenarioLocation(path: "s.json5", shortName: "s.json5")
    guard let loaded = library.loadScenario(location) else {
      return .failure(WrongScenario(errors: library.errors))
    }
    let simulation = Simulation(loaded)
    simulation.scriptLog.budget.limit = limit
    let report = simulation.run()
    guard simulation.scriptLog.budget.weight <= 2 * limit else { return .success("over budget") }
    if report.outcomes.contains(where: { $0.crash != nil }) { return .success("crashed") }
    return .success(report.holds ? "held" : "failed")
  }
}

/// Writes a scenario about an app of a screen, a view and a list.
private struct AppWriter {
  private var chance: Chance

  init(seed: Int) {
    chance = Chance(seed: UInt64(seed)).stream("apps")
  }

  mutating func scenario() -> String {
    let hooks = (0..<number(3)).map { _ in hook(steps(3, 0)) }
    let methods = Self.ofController.map { "'\($0)': [\(steps(3, 0))]," }
    let view = Self.ofView.map { "\($0): [{ super: true }, \(steps(2, 0))]," }
    return """
      { scenario: 'x', app: { root: { navigation: 'Home' }, classes: {
        Home: { is: 'UIViewController', view: { subviews: [
          { is: 'UIButton', id: 'buy', title: 'Buy', frame: [0, 100, 90, 40],
            on: { touchUpInside: 'buy:' } },
          { is: 'UITableView', id: 'list', frame: [0, 200, 390, 300],
            sections: [{ rows: ['Pot', 'Cup'] }] },
          { is: 'Card', id: 'card', frame: [0, 600, 90, 40] },
        ] }, methods: { 'buy:': [{ send: 'a' }], \(some(methods)) a: [\(steps(4, 0))],
          b: [\(steps(4, 0))], } },
        Card: { is: 'UIView', methods: { \(some(view)) a: [], b: [] } },
      } }, steps: [
        { hook: [\(hooks.joined(separator: ", "))] }, { launch: {} }, { tap: '#buy' },
        { send: 'a' }, { wait: '1s' }, { send: 'b' }, { background: {} }, { foreground: {} },
      ] }
      """
  }

  private static let ofController = [
    "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:",
    "viewDidLayoutSubviews", "tableView:willDisplayCell:forRowAtIndexPath:",
  ]

  private static let ofView = ["layoutSubviews", "didMoveToWindow", "didMoveToSuperview"]

  private static let hooked = [
    "-[UIView layoutSubviews]", "-[UIView didMoveToWindow]", "-[UIView addSubview:]",
    "-[UIView hitTest:withEvent:]", "-[NSObject class]", "-[NSObject respondsToSelector:]",
    "-[UIResponder nextResponder]", "-[UIViewController viewWillAppear:]",
    "-[UIViewController viewDidAppear:]", "-[UIApplication sendEvent:]",
    "-[UIControl sendAction:to:forEvent:]",
    "-[UINavigationController pushViewController:animated:]",
  ]

  private static let plain = [
    "{ push: 'Home' }", "{ push: 'Home', animated: false }", "{ pop: {} }", "{ popToRoot: {} }",
    "{ present: 'Home' }", "{ present: { navigation: 'Home' }, style: 'fullScreen' }",
    "{ dismiss: {} }", "{ setViewControllers: ['Home', 'Home'] }", "{ root: { tabs: ['Home'] } }",
    "{ addView: { is: 'Card', frame: [0, 0, 9, 9] } }", "{ reload: '#list' }",
    "{ addView: { is: 'Card', id: 'card', frame: [0, 0, 9, 9] }, into: '#list' }",
    "{ removeView: '#buy' }", "{ set: { '#buy.title': 'Sold' } }", "{ note: '{self}' }",
    "{ send: 'a' }", "{ send: 'b' }", "{ send: 'viewDidLoad' }", "{ send: 'a', to: '#card' }",
    "{ action: 'buy:' }", "{ endEditing: {} }", "{ deleteRows: ['0:0'], in: '#list' }",
    "{ alert: { title: 'Sure?', actions: [{ title: 'OK', do: [{ send: 'a' }] }] } }",
    "{ alertView: { title: 'Sure?', buttons: ['OK'] } }",
  ]

  private mutating func steps(_ most: Int, _ depth: Int) -> String {
    (0..<number(most + 1)).map { _ in step(depth) }.joined(separator: ", ")
  }

  private mutating func step(_ depth: Int) -> String {
    switch number(10) {
    case 0 where depth < 2: "{ after: '0s', do: [\(steps(2, depth + 1))] }"
    case 1 where depth < 2: "{ after: '10ms', do: [\(steps(2, depth + 1))] }"
    case 2 where depth < 1: "{ hook: [\(hook(steps(2, depth + 1)))] }"
    default: Self.plain[number(Self.plain.count)]
    }
  }

  /// A hook, which calls the original in three of four cases.
  private mutating func hook(_ steps: String) -> String {
    let method = Self.hooked[number(Self.hooked.count)]
    let original = number(4) == 0 ? "" : "{ original: {} }, "
    return "{ replace: '\(method)', do: [\(original)\(steps)] }"
  }

  private mutating func some(_ texts: [String]) -> String {
    texts.filter { _ in number(2) == 0 }.joined(separator: " ")
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &chance) }
}
