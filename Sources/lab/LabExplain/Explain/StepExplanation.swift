import AutoTrack
package import LabKit
package import LabLanguage
import MiniUI
package import Wording

/// The explanation of one step by `lab why`: sections of rows, from touch to event.
package struct StepExplanation {
  /// The sections; none is empty.
  package let sections: [Section]

  package struct Section: Equatable {
    package let title: Sentence
    package let rows: [Row]
  }

  /// One line, in one or two columns.
  package struct Row: Equatable {
    /// The depth among the rows of its section.
    package let depth: Int
    /// The first column.
    package let text: Sentence
    /// The second column; empty for none.
    package let detail: Sentence

    package init(_ text: Sentence, _ detail: Sentence = "", depth: Int = 0) {
      (self.text, self.detail, self.depth) = (text, detail, depth)
    }
  }

  package init(of outcome: StepOutcome, _ trace: StepTrace, in report: RunReport) {
    let parts: [[Section]] = [
      [Section(title: "element", rows: trace.found.map { Row($0) })],
      Self.misses(outcome, trace), trace.touches.flatMap(Self.touch),
      trace.changes.map(Self.changes),
      [Section(title: "states", rows: trace.gestures.map { Row($0.recognizer, $0.state) })],
      [Section(title: "messages", rows: Self.messages(trace.calls))],
      [Section(title: "decisions", rows: Self.decisions(trace.decisions))],
      outcome.events.flatMap { Self.event($0, trace) }, Self.path(outcome, trace),
      [Section(title: "console", rows: outcome.console.map { Row("\($0)") })],
      [Section(title: "requests", rows: outcome.requests.map { Row($0.summary) })],
      [Section(title: "received", rows: outcome.received.map { Row("\($0)") })],
      [Section(title: "reports", rows: outcome.reports.map { Row($0.summary) })],
      [Section(title: "diagnostics", rows: outcome.foldedDiagnostics.map { Row($0) })],
      [Self.nothing(outcome, trace, report)], Self.ends(outcome),
      Self.differences(outcome, trace, report),
    ]
    sections = parts.joined().filter { !$0.rows.isEmpty }
  }

  package func json(of outcome: StepOutcome, _ step: Step) -> PrintedJSON {
    let sections = sections.map { section in
      let rows = section.rows.map { row in
        PrintedJSON.record([
          "depth": .number(row.depth), "detail": row.detail == "" ? nil : .sentence(row.detail),
          "text": .sentence(row.text),
        ])
      }
      return PrintedJSON.record(["rows": .list(rows), "title": .sentence(section.title)])
    }
    return .record([
      "name": step.name.map { .text($0.value) }, "sections": .list(sections),
      "step": .number(outcome.index + 1), "time": .text(outcome.start.timelineText),
      "verb": .text("\(step.verb)"),
    ])
  }

  private static func misses(_ outcome: StepOutcome, _ trace: StepTrace) -> [Section] {
    guard let miss = outcome.miss else { return [] }
    let rows = trace.missed.map(hitTest) ?? []
    return [
      Section(title: "missed", rows: [Row(miss.sentence)]), Section(title: "hit test", rows: rows),
    ]
  }

  private static func hitTest(_ path: HitTestTrace.Path) -> [Row] {
    if let refusal = path.refusal { return [Row(refusal.words)] }
    return path.rows.map { Row("\($0.view)", $0.verdict.words, depth: $0.depth) }
  }

  private static func touch(_ touch: StepTrace.TouchTrace) -> [Section] {
    [
      Section(title: "touch", rows: [Row("at \(touch.point) on \(touch.view)")]),
      Section(title: "hit test", rows: hitTest(touch.path)),
      Section(title: "responders", rows: touch.chain.map { Row("\($0)") }),
      Section(title: "recognisers", rows: touch.recognizers.map { Row($0) }),
      Section(title: "rules by all facts", rows: touch.rules),
    ]
  }

  private static func messages(_ calls: [StepTrace.CallRow]) -> [Row] {
    CallFolding.folded(calls).map { Row($0.text, $0.detail, depth: $0.depth) }
  }

  private static func changes(_ changes: StepTrace.Changes) -> Section {
    let place = changes.launch.map { [Row("at the launch in step \($0 + 1)")] } ?? []
    let lines = DispatchText(width: .max).lines(of: changes.tables, about: .overview)
      .filter { $0 != "" }
    return Section(
      title: "changes",
      rows: place + (lines.isEmpty ? [Row("no method of a class")] : lines.map { Row($0) }))
  }

  private static func decisions(_ decisions: [Decision]) -> [Row] {
    decisions.flatMap { decision in
      switch decision.outcome {
      case .captured(let name, let sequence):
        [Row(decision.subject), Row("became \(name) #\(sequence)", depth: 1)]
          + [decision.edits].compactMap(\.self).map { Row("\($0)", depth: 1) }
      case .suppressed(let reason):
        [
          Row(decision.subject),
          Row("became nothing (\(reason.rawValue)), because \(reason)", depth: 1),
          Row(reason.advice, depth: 1),
        ]
      }
    }
  }

  private static func event(_ event: Event, _ trace: StepTrace) -> [Section] {
    var path: [Row] = []
    if case .string(let id) = event.properties["$element_view_id"] {
      path = trace.paths[id] ?? []
    }
    let facts = event.details.map { Row("\($0.key)", "\($0.value)", depth: 1) }
    let envelope = event.ownEnvelope.map { Row("\($0.key)", "\($0.value)", depth: 1) }
    return [
      Section(title: "path", rows: path),
      Section(
        title: "event", rows: [Row("\(event.name) #\(event.sequence)")] + envelope + facts),
    ]
  }

  /// Returns the path of the element under the finger, if no click has it.
  private static func path(_ outcome: StepOutcome, _ trace: StepTrace) -> [Section] {
    guard let touch = trace.touches.last, !outcome.events.contains(where: { $0.name == .appClick })
    else { return [] }
    return [Section(title: "path", rows: touch.steps)]
  }

  private static func nothing(
    _ outcome: StepOutcome, _ trace: StepTrace, _ report: RunReport
  ) -> Section {
    guard outcome.events.isEmpty, trace.changes.isEmpty else {
      return Section(title: "", rows: [])
    }
    let reason = ReasonForNothing(of: outcome, trace, in: report).clause
    return Section(title: "result", rows: [Row("nothing was captured, because \(reason)")])
  }

  private static func ends(_ outcome: StepOutcome) -> [Section] {
    [Section(title: "crash", rows: [outcome.crash].compactMap(\.self).map { Row("\($0)") })]
  }

  private static func differences(
    _ outcome: StepOutcome, _ trace: StepTrace, _ report: RunReport
  ) -> [Section] {
    let all = outcome.comparison.compactMap(\.difference) + outcome.differences
    let rows = all.flatMap { difference in
      [
        Row("expected", difference.expected.row),
        Row("found", "\(difference.found.row)  at \(report.place(of: difference.range))"),
      ] + origins(of: difference.found.subject, trace).map { Row("came of", $0) }
    }
    return [Section(title: "differs", rows: rows)]
  }

  /// Returns the subjects of the decisions behind the events of a name.
  private static func origins(of event: Sentence, _ trace: StepTrace) -> [Sentence] {
    trace.decisions.compactMap { decision in
      guard case .captured(let name, _) = decision.outcome, name.text == event.text else {
        return nil
      }
      return decision.subject
    }
  }
}

extension Event {
  /// The envelope members that are particular to this event.
  ///
  /// They are the identities of a login, the item of a record, and the person and the SDK of a
  /// page.
  fileprivate var ownEnvelope: [(key: String, value: Value)] {
    ownKeys.compactMap { key in envelope(key).map { (key: key, value: $0) } }
  }

  private var ownKeys: [String] {
    if extras?.item != nil { return ["item_id", "item_type"] }
    let ids = ["anonymous_id", "distinct_id", "login_id", "original_id"]
    let names = author.identities.map { "identities.\($0.key)" }
    if extras?.page != nil { return ["_hybrid_h5"] + ids + names + ["lib.$lib", "type"] }
    return kind == .track || !kind.isTrack ? [] : ids + names + ["type"]
  }
}
