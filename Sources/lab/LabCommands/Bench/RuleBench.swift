import AutoTrack

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
    let times = stopwatch.compare(many.match, with: few.match)
    return [Figure("a click among 1,000 circled rules, against 10", times, limit: 5)]
  }
}
