import LabKit
import LabLanguage

/// The result of random sessions as text.
struct SessionReport {
  private let result: RandomSessions.Result

  init(_ result: RandomSessions.Result) { self.result = result }

  /// The counts, followed by the failure if there is one.
  var text: String {
    let tally = result.tally
    let table = TextTable(tally.rows.map { [$0.name, "\($0.count)"] }).lines
    let counts = [
      tally.sessions.counted("session"), tally.steps.counted("step"), tally.events.counted("event"),
    ]
    return (table + ["", counts.joined(separator: ", ") + ": " + verdict, ""])
      .joined(separator: "\n")
  }

  private var verdict: String {
    guard let (found, shrunk) = result.failure else { return "every invariant held" }
    return """
      seed \(found.plan.seed) fails
      \(found.explanation)
      shortened to \(shrunk.plan.steps.count.counted("step")):
      \(shrunk.plan.steps.map { "  " + $0.text }.joined(separator: "\n"))
      \(shrunk.explanation)
      """
  }
}
