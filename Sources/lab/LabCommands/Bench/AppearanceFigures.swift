/// The figure of a tracked appearance, against an untracked one.
enum AppearanceFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let (tracked, bare) = (AppearanceBench(tracked: true), AppearanceBench(tracked: false))
    var appearances = 0
    let short = Stopwatch(rounds: stopwatch.rounds, calls: max(1, stopwatch.calls / 20))
    let times = short.compare(
      {
        appearances += $0
        tracked.appear($0)
      }, with: bare.appear)
    try tracked.check(appearances: appearances)
    return [
      Figure(
        name:
          "screen added to a window, viewDidAppear hooked without an event, against unhooked",
        value: times.subject, unit: "ns",
        baseline: times.baseline, spread: times.ratios, limit: 2)
    ]
  }
}
