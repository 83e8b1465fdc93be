import AutoTrack
import LabLanguage
package import LabSystem
import MiniUI
package import Wording

/// A run as lines for people: each step with its time, its events, and its failures.
///
/// A step that could not run shows the reason first, and one line for the expectations that failed
/// because of it. Equal rows of a step are folded into one.
package struct Timeline {
  private let report: RunReport
  private let style: TextStyle
  private let width: Int?
  /// True to show every row in full.
  private let isVerbose: Bool
  /// The program whose commands a remedy names.
  private let program: String
  private let words: Sentences
  /// The columns of a failed step's cross, and of a difference's place.
  private static let crossColumn = 76
  private static let placeColumn = 60
  private static let indent = 13

  /// A timeline in the colours and the width of a console's output.
  package init(of report: RunReport, on console: CommandConsole, isVerbose: Bool) {
    self.report = report
    self.isVerbose = isVerbose
    style = TextStyle(for: console)
    width = console.width
    program = console.program
    words = console.words
  }

  /// The headline, the steps, and the facts about the whole run.
  package var lines: [String] {
    var head = StyledText()
    head.add(whole: report.loaded.operand, .bold)
    head.add(" · " + report.loaded.scenario.title)
    return lines(head, indent: 2) + report.outcomes.flatMap(lines) + rest.flatMap { lines($0) }
  }

  private var rest: [StyledText] {
    var rest: [StyledText] = []
    if report.skippedCount > 0 {
      rest.append(row(words("\(report.skippedCount, "step") not run"), .faint))
    }
    if let delivered = report.delivered { rest.append(row(words(delivered.sentence), indent: 2)) }
    if let text = report.lossText {
      var row = StyledText(indent: 2)
      row.add(words("lost"), .bad)
      row.add("  " + words(text))
      rest.append(row)
    }
    return rest
  }

  package func lines(of outcome: StepOutcome) -> [String] {
    let step = report.loaded.scenario.steps[outcome.index].value
    var head = StyledText(indent: 2)
    head.add(outcome.start.timelineText, .faint)
    head.add("  \(step.verb)" + (step.name.map { "  (\($0.value))" } ?? ""))
    if !outcome.holds {
      let column = min(Self.crossColumn, (width ?? Int.max) - 1)
      head.add(String(repeating: " ", count: max(2, column - head.cells)) + "✗", .bad)
    }
    let cause = outcome.fault.map { Cause($0, of: outcome, in: report, program: program) }
    let first = cause.map { $0.lines(style, words, width: width, indent: Self.indent) } ?? []
    let all = cause == nil ? rows(of: outcome) : rowsBeside(outcome)
    let rows = isVerbose ? all : folded(all)
    return lines(head) + first + rows.flatMap { lines($0) }
  }

  private func rows(of outcome: StepOutcome) -> [StyledText] {
    var rows = rows(for: outcome.comparison) + facts(of: outcome)
    if let miss = outcome.miss { rows.append(fact("missed", "\(miss)")) }
    if let crash = outcome.crash { rows.append(fact("crashed", "\(crash)")) }
    rows += outcome.differences.flatMap { self.rows(for: $0) }
    if outcome.lacksEvent {
      rows.append(
        command("to explain this:", [report.explanation(of: outcome.index, by: program)]))
    }
    guard let parts = outcome.expectationToPaste else { return rows }
    // An event stays whole, so that the lines are still JSON5 when they are pasted.
    return rows + [command("to expect this:", parts)]
  }

  /// Returns a row whose parts stay whole, so that they can be copied.
  private func command(_ title: Sentence, _ parts: [String]) -> StyledText {
    var row = row(words(title), .good)
    for part in parts {
      row.add(" ")
      row.add(whole: part, .good)
    }
    return row
  }

  /// Returns the rows of a step that failed for a reason, without the consequences.
  private func rowsBeside(_ outcome: StepOutcome) -> [StyledText] {
    outcome.events.map { fact("\($0.name.text)", $0.summary) } + facts(of: outcome)
  }

  private func facts(of outcome: StepOutcome) -> [StyledText] {
    let suppressed = outcome.suppressed.filter { isVerbose || !$0.reason.isRoutine }
    var rows = suppressed.map { fact("suppressed", "\($0.reason.rawValue)  \($0.subject)") }
    rows += outcome.notes.map { fact("note", "\($0)") }
    if isVerbose { rows += outcome.console.map { fact("console", "\($0)") } }
    rows += outcome.requests.map { fact("request", $0.summary) }
    if !outcome.received.isEmpty {
      rows.append(fact("received", "\(outcome.received.joined(separator: ", "))"))
    }
    rows += outcome.reports.map { fact("report", $0.summary) }
    return rows + folded(outcome.diagnostics.map { fact("diagnostic", $0) })
  }

  /// Returns the rows of events; unexpected neighbours share the row that nothing was expected.
  ///
  /// Neighbours that did not come for the same reason share its row.
  private func rows(for comparison: [EventComparison]) -> [StyledText] {
    var rows: [StyledText] = []
    var isAfterUnexpected = false
    for (index, event) in comparison.enumerated() {
      let found = self.rows(for: event)
      let isUnexpected = event.isUnexpected
      rows += isUnexpected && isAfterUnexpected ? Array(found.dropFirst()) : found
      isAfterUnexpected = isUnexpected
      let next = comparison.dropFirst(index + 1).first?.difference?.reason
      if let reason = event.difference?.reason, reason != next { rows.append(because(reason)) }
    }
    return rows
  }

  private func because(_ reason: Sentence) -> StyledText {
    var row = StyledText(indent: Self.indent)
    row.add(words("because"), .bad)
    row.add((words.isEnglish ? "   " : "  ") + words(reason))
    return row
  }

  private func rows(for event: EventComparison) -> [StyledText] {
    switch event {
    case .held(let event): return [fact("\(event.name.text)", event.summary)]
    case .differs(let difference) where difference.isOutOfOrder:
      // The missing event is the difference; this row shows when it came.
      var row = row(difference.found.row(in: words))
      row.add("  " + words("out of order"), .faint)
      return [row]
    case .differs(let difference): return rows(for: difference)
    }
  }

  private func rows(for difference: Difference) -> [StyledText] {
    var expected = StyledText(indent: Self.indent)
    expected.add(words("expected"), .bad)
    expected.add("  " + difference.expected.row(in: words))
    var found = StyledText(indent: Self.indent)
    found.add(words("found"), .bad)
    found.add((words.isEnglish ? "     " : "  ") + difference.found.row(in: words))
    let gap = max(2, Self.placeColumn - (found.cells - Self.indent))
    found.add(String(repeating: " ", count: gap))
    found.add(whole: words("at \(report.place(of: difference.range))"), .faint)
    return [expected, found]
  }

  private func fact(_ subject: Sentence, _ detail: Sentence) -> StyledText {
    row(Difference.Fact(subject, detail).row(in: words))
  }

  private func row(
    _ text: String, _ tone: Tone = .plain, indent: Int = Timeline.indent
  ) -> StyledText {
    var row = StyledText(indent: indent)
    row.add(text, tone)
    return row
  }

  /// Folds neighbours that are equal into one row with their number.
  private func folded(_ rows: [StyledText]) -> [StyledText] {
    rows.runs.map { row, count in
      guard count > 1 else { return row }
      var row = row
      row.add("  × \(count)", .faint)
      return row
    }
  }

  private func lines(_ text: StyledText, indent: Int = Timeline.indent + 2) -> [String] {
    text.lines(style, width: width, indent: indent, shortensPaths: !isVerbose)
  }
}

extension Difference.Fact {
  /// The width of the column of subjects; it fits `$AppViewScreen`, longer ones widen their row.
  private static let subjectColumn = 14

  /// The fact as a row: the subject in its column, then the details.
  package var row: Sentence {
    details.isEmpty
      ? subject
      : (["\(subject)\(Self.padding(behind: subject.text))"] + details).joined(separator: "  ")
  }

  /// Returns the row in a language, as a terminal shows it.
  func row(in words: Sentences) -> String {
    let subject = words(subject)
    guard !details.isEmpty else { return subject.printable }
    return ([subject + Self.padding(behind: subject)] + details.map { words($0) })
      .joined(separator: "  ").printable
  }

  private static func padding(behind subject: String) -> String {
    String(repeating: " ", count: max(0, subjectColumn - subject.cells))
  }
}

extension EventComparison {
  /// True for an event that the step does not expect at any place.
  var isUnexpected: Bool {
    guard let difference else { return false }
    return difference.expected.subject == Difference.noEvent && !difference.isOutOfOrder
  }
}

extension Duration: WrittenValue {
  /// A number and its unit: `"50ms"`.
  var json5: String { "\"\(shortText.filter { $0 != " " })\"" }
}
