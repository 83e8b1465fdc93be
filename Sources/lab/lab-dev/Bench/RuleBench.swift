import AutoTrack
import MiniUI

/// Benchmark of the search for the circled elements that match a click.
final class RuleBench {
  private let matcher: ElementMatcher<CircledRule>
  private let sighting: ElementSighting
  /// The number of rules found by the last loop, so that the optimiser cannot remove it.
  private var found = 0

  /// Makes rules for rows of a list, for buttons in them, and for all rows; one row is clicked.
  init(rules count: Int) throws {
    let list = "HomeViewController[0]/UIView[0]/UITableView[1]"
    let rules = try (0..<count).map { number in
      let path =
        switch number % 4 {
        case 0: "\(list)/ProductCell[0:\(number)]"
        case 1: "\(list)/ProductCell[\(number % 3):\(number)]/UIButton[0]"
        case 2: "\(list)/ProductCell[*]/UIView[0]/UIButton[\(number)]"
        default: "\(list)/ProductCell[*]"
        }
      return CircledRule(
        name: "rule\(number)",
        element: ElementPattern(
          page: number % 4 == 3 ? "Screen\(number)" : "HomeViewController",
          path: try PathPattern(path), content: number % 8 == 0 ? nil : "Teapot"))
    }
    matcher = ElementMatcher(rules, by: \.element)
    sighting = ElementSighting(
      page: "HomeViewController", path: "\(list)/ProductCell[0:8]", position: "0:8",
      content: "Teapot")
  }

  /// Searches the rules of the click, each time from the beginning.
  @inline(never)
  func match(_ count: Int) {
    found = 0
    for _ in 0..<count { found += matcher.matches(sighting).count }
  }

  /// Throws unless each search finds the one rule.
  func check(_ count: Int) throws {
    match(count)
    guard found == count else { throw BenchError.wrong("\(found) rules in \(count) looks") }
  }
}

/// The figure of circled rules: the cost of a thousand of them against ten.
enum RuleFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let (few, many) = (try RuleBench(rules: 10), try RuleBench(rules: 1_000))
    try few.check(10)
    try many.check(10)
    // A click takes about ten microseconds.
    let times = stopwatch.shortened(by: 20, atLeast: 10).compare(many.match, with: few.match)
    let foreign = (try ImportedRuleBench(rules: 10), try ImportedRuleBench(rules: 1_000))
    try foreign.0.check(10)
    try foreign.1.check(10)
    // A rule of another publisher reads the element itself, which takes tens of microseconds.
    let others = stopwatch.shortened(by: 500, atLeast: 10)
      .compare(foreign.1.match, with: foreign.0.match)
    let anchored = (try AnchoredBench(rules: 10), try AnchoredBench(rules: 1_000))
    try anchored.0.check(10)
    try anchored.1.check(10)
    let screens = stopwatch.shortened(by: 2_000, atLeast: 10)
      .compare(anchored.1.match, with: anchored.0.match)
    return [
      Figure("a click among 1,000 circled rules, against 10", times, limit: 5),
      Figure("a click among 1,000 imported rules, against 10", others, limit: 5),
      Figure("a click among 1,000 rules by all facts, against 10", screens, limit: 5),
    ]
  }
}

/// A launched app that shows buttons on a navigation stack.
struct ButtonScreen {
  /// The buttons, back to front.
  let buttons: [Button]
  private let process: AppProcess
  private let window: Window

  /// Launches the app; the closure gives each button its title and its other facts.
  init(_ count: Int, _ describe: (Button, Int) -> Void) {
    let process = Device().start(App())
    process.launch()
    self.process = process
    window = Window(in: process)
    let screen = ViewController(in: process)
    window.rootViewController = NavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    _ = process.mainLoop.settle()
    buttons = (0..<count).map { number in
      let button = Button(in: process)
      describe(button, number)
      screen.view.addSubview(button)
      return button
    }
  }
}

/// Benchmark of the search among rules of other publishers.
final class ImportedRuleBench {
  private let screen: ButtonScreen
  private let matcher: ElementMatcher<CircledRule>
  private let sighting: ElementSighting
  private var found = 0

  /// Makes a screen with twelve buttons and rules of three schemes; three match the button.
  init(rules count: Int) throws {
    screen = ButtonScreen(12) { button, number in button.setTitle("Title \(number)") }
    let rules = try (0..<count).map { try Self.rule($0) }
    matcher = ElementMatcher(rules, by: \.element)
    sighting = ElementSighting(
      page: "UIViewController", path: "", position: nil, content: "Title 3")
  }

  private static func rule(_ number: Int) throws -> CircledRule {
    let index = number / 3 + 3
    let rule: PathRule =
      switch number % 3 {
      case 0: try SensorsPathScheme().rule("UIView/UIButton[\(index)]")
      case 1: try MixpanelPathScheme().rule("/UIViewController/UIView/UIButton[\(index)] on 64")
      default: try PostHogPathScheme().rule("UIView > UIButton[text=\"Title \(index)\"]")
      }
    return CircledRule(name: "rule\(number)", element: ElementPattern(matching: rule))
  }

  /// Searches the rules of the click.
  @inline(never)
  func match(_ count: Int) {
    found = 0
    let element = SchemeElement(screen.buttons[3])
    for _ in 0..<count { found += matcher.matches(sighting, of: element).count }
  }

  /// Throws unless each search finds the rule of each scheme.
  func check(_ count: Int) throws {
    match(count)
    guard found == 3 * count else { throw BenchError.wrong("\(found) rules in \(count) looks") }
  }
}
