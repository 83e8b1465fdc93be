import AutoTrack
import LabLanguage
import MiniUI

/// A reporter of timelines for people: each step with its time, events and differences.
final class PrettyReporter: Reporter {
  private let output: any TextOutput
  private let style: TextStyle
  /// The columns of a failed step's cross, and of a difference's place.
  private static let crossColumn = 76
  private static let placeColumn = 60
  private static let indent = String(repeating: " ", count: 13)

  init(on console: CommandConsole) {
    output = console.output
    style = TextStyle(for: console)
  }

  func report(_ report: RunReport) {
    let loaded = report.loaded
    line(style.bold(loaded.shortName.printable) + " · " + loaded.scenario.title.printable)
    for outcome in report.outcomes { show(outcome, of: report) }
    if report.skippedCount > 0 {
      line(Self.indent + style.faint("\(report.skippedCount.counted("step")) not run"))
    }
    if let delivered = report.delivered { line("  \(delivered)".printable) }
    if let text = report.lossText { line("  " + style.bad("lost") + "  \(text)".printable) }
    if !report.holds {
      line("  again: \(report.repetition)")
    }
  }

  func skip(_ loaded: LoadedScenario, _ reason: String) {
    let title = "\(loaded.shortName) · \(loaded.scenario.title)".printable
    line(style.faint("\(title)  skipped: \(reason.printable)"))
  }

  func finish(_ summary: RunSummary) {
    line(summary.failed == 0 ? style.good("\(summary)") : style.bad("\(summary)"))
  }

  private func show(_ outcome: StepOutcome, of report: RunReport) {
    let step = report.loaded.scenario.steps[outcome.index].value
    let name = step.name.map { "  (\($0.value))" } ?? ""
    let verb = "\(step.verb)\(name)".printable
    let text = "  \(outcome.start.timelineText)  \(verb)"
    let shown = "  \(style.faint(outcome.start.timelineText))  \(verb)"
    let gap = String(repeating: " ", count: max(2, Self.crossColumn - text.count))
    line(outcome.holds ? shown : shown + gap + style.bad("✗"))
    for row in outcome.comparison { show(row, report) }
    for suppressed in outcome.suppressed { show(suppressed) }
    for note in outcome.notes { row("note", note) }
    for request in outcome.requests { row("request", request.summary) }
    if !outcome.received.isEmpty { row("received", outcome.received.joined(separator: ", ")) }
    for report in outcome.reports { row("report", report.summary) }
    for entry in outcome.diagnostics { row("diagnostic", entry) }
    if let miss = outcome.miss { row("missed", "\(miss)") }
    if let crash = outcome.crash { row("crashed", "\(crash)") }
    for difference in outcome.differences { show(difference, report) }
    if let fault = outcome.fault { show(fault, of: outcome, report) }
  }

  private func show(_ row: EventComparison, _ report: RunReport) {
    switch row {
    case .held(let event): self.row(event.name.text, event.summary)
    case .differs(let difference): show(difference, report)
    }
  }

  private func show(_ suppressed: StepOutcome.Suppressed) {
    row("suppressed", "\(suppressed.reason.rawValue)  \(suppressed.subject)")
  }

  private func show(_ difference: Difference, _ report: RunReport) {
    line(Self.indent + style.bad("expected") + "  " + difference.expected.row)
    let found = "found     " + difference.found.row
    let gap = String(repeating: " ", count: max(2, Self.placeColumn - found.count))
    let place = style.faint("at \(report.place(of: difference.range))")
    line(Self.indent + style.bad("found") + found.dropFirst(5) + gap + place)
  }

  private func show(_ fault: StepFault, of outcome: StepOutcome, _ report: RunReport) {
    let range = report.loaded.scenario.steps[outcome.index].range
    let place = style.faint("at \(report.place(of: range))")
    line(Self.indent + style.bad(fault.message.printable) + "  " + place)
    for note in fault.notes { line(Self.indent + note.printable) }
  }

  private func row(_ name: String, _ text: String) {
    line(Self.indent + Difference.Fact(name, text).row)
  }

  private func line(_ text: String) { output.write(text + "\n") }
}

extension Difference.Fact {
  /// The width of the column of subjects; it fits `$AppViewScreen`, longer ones widen their row.
  private static let subjectColumn = 14

  /// The fact as a terminal row: the subject in its column, then the details.
  var row: String {
    guard !details.isEmpty else { return subject.printable }
    let padding = String(repeating: " ", count: max(0, Self.subjectColumn - subject.count))
    return ([subject + padding] + details).joined(separator: "  ").printable
  }
}

extension Duration {
  /// Minutes, seconds and milliseconds since the device was made, without a limit: `00:08.800`.
  var timelineText: String {
    let (seconds, attoseconds) = roundedToMilliseconds.components
    let (minutes, second) = Int(seconds).quotientAndRemainder(dividingBy: 60)
    let milliseconds = Int(attoseconds / 1_000_000_000_000_000)
    return "\(minutes.padded(to: 2)):\(second.padded(to: 2)).\(milliseconds.padded(to: 3))"
  }

  /// Seconds, or milliseconds below one: `8 s`, `1.5 s`, `50 ms`.
  var shortText: String {
    let isShort = self < .seconds(1) && self > .zero
    return isShort ? "\((self * 1000).secondsText) ms" : "\(secondsText) s"
  }
}

extension Int {
  fileprivate func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}

extension Duration: WrittenValue {
  /// A number and its unit: `"50ms"`.
  var json5: String { "\"\(shortText.filter { $0 != " " })\"" }
}
