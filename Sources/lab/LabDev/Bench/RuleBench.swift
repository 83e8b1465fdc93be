import AutoTrack
import MiniUI

/// Benchmark of the search for the circled elements that match a click, each time from the
/// beginning.
final class RuleBench {
  private let matcher: ElementMatcher<CircledRule>
  private let sighting: ElementSighting
  /// The screen with the clicked button; nil for rules that read only the facts of the click.
  private let screen: ButtonScreen?
  /// The number of rules that match the click.
  private let expected: Int
  /// The number of rules found by the last loop, so that the optimiser cannot remove it.
  private var found = 0

  init(
    _ rules: [CircledRule], _ sighting: ElementSighting, on screen: ButtonScreen? = nil,
    matching expected: Int = 1
  ) {
    matcher = ElementMatcher(rules, by: \.element)
    (self.sighting, self.screen, self.expected) = (sighting, screen, expected)
  }

  /// Searches the rules of the click.
  @inline(never)
  func match(_ count: Int) {
    found = 0
    let element = screen.map { SchemeElement($0.buttons[3]) }
    for _ in 0..<count { found += matcher.matches(sighting, of: element).count }
  }

  /// Throws unless each search finds the rules of the click.
  func check(_ count: Int) throws {
    match(count)
    guard found == expected * count else {
      throw BenchError.wrong("\(found) rules in \(count) looks")
    }
  }
}

/// The figures of circled rules: the cost of a thousand of them against ten.
enum RuleFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    // A click takes about ten microseconds. A rule of another publisher reads the element itself,
    // which takes tens of microseconds, and one by all facts the screen.
    try [
      ("circled rules", 20, RuleBench.circled),
      ("imported rules", 500, RuleBench.imported),
      ("rules by all facts", 2_000, RuleBench.anchored),
    ].map { name, share, bench in
      let (few, many) = (try bench(10), try bench(1_000))
      try few.check(10)
      try many.check(10)
      let times = stopwatch.shortened(by: share, atLeast: 10).compare(many.match, with: few.match)
      return Figure("a click among 1,000 \(name), against 10", times, limit: 5)
    }
  }
}

extension RuleBench {
  /// Makes rules for rows of a list, for buttons in them, and for all rows; one row is clicked.
  static func circled(_ count: Int) throws -> RuleBench {
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
    let sighting = ElementSighting(
      page: "HomeViewController", path: "\(list)/ProductCell[0:8]", position: "0:8",
      content: "Teapot")
    return RuleBench(rules, sighting)
  }

  /// Makes a screen with twelve buttons and rules of three publishers; three match the button.
  static func imported(_ count: Int) throws -> RuleBench {
    let screen = ButtonScreen(12) { button, number in button.setTitle("Title \(number)") }
    let rules = try (0..<count).map { number in
      let index = number / 3 + 3
      let rule: PathRule =
        switch number % 3 {
        case 0: try SensorsPathScheme().rule("UIView/UIButton[\(index)]")
        case 1: try MixpanelPathScheme().rule("/UIViewController/UIView/UIButton[\(index)] on 64")
        default: try PostHogPathScheme().rule("UIView > UIButton[text=\"Title \(index)\"]")
        }
      return CircledRule(name: "rule\(number)", element: ElementPattern(matching: rule))
    }
    let sighting = ElementSighting(
      page: "UIViewController", path: "", position: nil, content: "Title 3")
    return RuleBench(rules, sighting, on: screen, matching: 3)
  }

  /// Makes a screen with forty buttons, and rules by all facts for them and for the buttons of more
  /// screens.
  static func anchored(_ count: Int) throws -> RuleBench {
    let screen = ButtonScreen(40) { button, number in
      let letter = String(UnicodeScalar(UInt8(65 + number % 26)))
      button.setTitle("Title \(letter)\(number / 26 + 1)x")
      button.accessibilityIdentifier = "button\(number)"
    }
    guard let sight = AnchoredSight(around: SchemeElement(screen.buttons[0])) else {
      throw BenchError.wrong("no screen")
    }
    let patterns = sight.elements.indices.compactMap { sight.pattern(at: $0) }
    guard patterns.count == screen.buttons.count else { throw BenchError.wrong("no rule") }
    let rules = (0..<count).map { number in
      // The rules after the fortieth belong to other screens.
      var facts = patterns[number % patterns.count].facts
      let page = number < patterns.count ? facts.page : "Screen\(number / patterns.count)"
      facts.path = facts.path.replacing(facts.page, with: page, maxReplacements: 1)
      facts.page = page
      return CircledRule(name: "rule\(number)", element: ElementPattern(AnchoredPattern(facts)))
    }
    let sighting = ElementSighting(
      page: "UIViewController", path: "", position: nil, content: nil)
    return RuleBench(rules, sighting, on: screen)
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
