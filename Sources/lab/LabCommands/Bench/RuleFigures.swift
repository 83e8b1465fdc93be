/// The figure of circled rules: the cost of a thousand of them against ten.
enum RuleFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let (few, many) = (try RuleBench(rules: 10), try RuleBench(rules: 1_000))
    try few.check(10)
    try many.check(10)
    let times = stopwatch.compare(many.match, with: few.match)
    return [
      Figure(
        name: "a click among 1,000 circled rules, against 10", value: times.subject, unit: "ns",
        baseline: times.baseline, spread: times.ratios, limit: 5)
    ]
  }
}
