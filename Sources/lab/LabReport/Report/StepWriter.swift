import AutoTrack
import LabExplain
import LabKit
import LabLanguage
import MiniUI
import Wording

struct StepWriter {
  let report: RunReport
  let outcome: StepOutcome
  /// The name of the program in commands.
  let program: String
  /// False for a step after others that are left out, so that its data has its number.
  let isInPlace: Bool
  /// The observations at the step; nil for a step beyond the bound.
  let record: RunRecord.Step?
  let trail: RecordTrail
  let limits: ReportLimits

  func json(_ tables: inout ReportTables) -> PrintedJSON {
    let step = report.loaded.scenario.steps[outcome.index]
    let comparison = ComparedEvents(of: outcome, in: report)
    let events = outcome.events.map { event in json(of: event, comparison, &tables) }
    return .members(
      head(step), course,
      [
        "events": .list(events), "differences": differences(comparison).nonEmptyList,
        "why": why(&tables),
      ],
      record.map { trail.members(of: $0.records) } ?? [:])
  }

  /// The members about the step in its file, and its time.
  private func head(_ step: Located<Step>) -> PrintedJSON.Members {
    let end = record?.end ?? outcome.start
    return [
      "verb": .text("\(step.value.verb)"),
      "name": step.value.name.map { .text($0.value) },
      "number": isInPlace ? nil : .number(outcome.index + 1),
      "place": .text(report.place(of: step.range)),
      "source": .text(report.loaded.quotable.text(in: step.range).abridged),
      "start": .number(outcome.start.wholeMilliseconds), "end": .number(end.wholeMilliseconds),
      "result": .text(outcome.holds ? "passed" : "failed"),
      "state": record.map { .text($0.state.rawValue) },
      "ends": record?.isEnd == true ? .flag(true) : nil,
    ]
  }

  private var course: PrintedJSON.Members {
    let screens = record?.screens ?? [nil, nil, nil]
    return [
      "screens": .list(screens.map { $0 ?? .null }),
      "touches": touches.nonEmptyList,
      "miss": outcome.miss.map { .sentence($0.sentence) },
      "missPoint": outcome.miss?.point.map { json($0) },
      "crash": outcome.crash.map { .text("\($0)") },
      "fault": outcome.fault.map { fault in
        .members([
          "message": .sentence(fault.message),
          "notes": .list(fault.notes.map(PrintedJSON.sentence)),
        ])
      },
      "remedies": remedies.nonEmptyList,
      "decisions": (record?.trace.decisions ?? []).map { json($0) }.nonEmptyList,
      "notes": outcome.notes.map(PrintedJSON.text).nonEmptyList,
      "diagnostics": outcome.foldedDiagnostics.map(PrintedJSON.sentence).nonEmptyList,
      "requests": outcome.requests.map { PrintedJSON.sentence($0.summary) }.nonEmptyList,
      "received": outcome.received.map(PrintedJSON.text).nonEmptyList,
      "reports": outcome.reports.map { PrintedJSON.sentence($0.summary) }.nonEmptyList,
      "delivery": delivery, "changes": changes.nonEmptyList,
    ]
  }

  private var remedies: [PrintedJSON] {
    StepRemedy.all(of: outcome, in: report, program: program).map { remedy in
      .list([.text(remedy.kind.rawValue), .text(remedy.code)])
    }
  }

  private func json(_ point: Point) -> PrintedJSON {
    .list([.fraction(point.x), .fraction(point.y)])
  }

  /// The touches that began in the step, with the views of the picture that they concern.
  private var touches: [PrintedJSON] {
    (record?.trace.touches ?? []).enumerated().map { index, touch in
      let recorded = record?.touches.dropFirst(index).first ?? RunRecord.Touch()
      let rows = touch.path.rows.enumerated().compactMap { index, row -> PrintedJSON? in
        guard row.isOnWay || index < limits.rows else { return nil }
        let node = row.isOnWay ? recorded.ancestors.dropFirst(row.depth).first ?? nil : nil
        return .list(
          [.number(row.depth), .text(row.view), .sentence(row.verdict.words)]
            + [node.map(PrintedJSON.number)].compactMap(\.self))
      }
      let unknown = [Int?](repeating: nil, count: touch.chain.count)
      let chain = zip(touch.chain, recorded.chain + unknown).map { name, node in
        PrintedJSON.list([.text(name)] + [node.map(PrintedJSON.number)].compactMap(\.self))
      }
      return .members([
        "point": json(touch.point), "view": .text(touch.view),
        "node": recorded.node.map(PrintedJSON.number), "hitTest": .list(rows),
        "refusal": touch.path.refusal.map { .sentence($0.words) }, "chain": .list(chain),
        "recognizers": touch.recognizers.map(PrintedJSON.sentence).nonEmptyList,
      ])
    }
  }

  private func json(
    of event: Event, _ comparison: ComparedEvents, _ tables: inout ReportTables
  ) -> PrintedJSON {
    let envelope = Event.identityKeys.compactMap { key in
      event.envelope(key).map { tables.link(toProperty: key, $0) }
    }
    let ids = event.identities.map { tables.link(toProperty: "identities.\($0.key)", $0.value) }
    let wrong = comparison.wrong[event.sequence]?.map { value -> PrintedJSON in
      .members(["key": .text(value.key.value), "expected": .sentence(value.expected.sentence)])
    }
    return .members([
      "name": .text(event.name.text), "sequence": .number(event.sequence),
      "time": .number(event.time), "properties": tables.links(to: event.properties),
      "envelope": .list(envelope + ids), "wrong": wrong?.nonEmptyList,
      "unexpected": comparison.unexpected.contains(event.sequence) ? .flag(true) : nil,
    ])
  }

  /// The differences, except those that an event itself shows.
  private func differences(_ comparison: ComparedEvents) -> [PrintedJSON] {
    (comparison.missing + outcome.differences).map { difference in
      .members([
        "expected": json(difference.expected), "found": json(difference.found),
        "place": .text(report.place(of: difference.range)),
      ])
    }
  }

  private func json(_ fact: Difference.Fact) -> PrintedJSON {
    .members([
      "subject": .sentence(fact.subject),
      "details": .list(fact.details.map(PrintedJSON.sentence)),
    ])
  }

  private func json(_ decision: Decision) -> PrintedJSON {
    switch decision.outcome {
    case .captured(let name, let sequence):
      .members([
        "subject": .sentence(decision.subject), "event": .text(name.text),
        "sequence": .number(sequence),
      ])
    case .suppressed(let reason):
      .members([
        "subject": .sentence(decision.subject), "reason": .text(reason.rawValue),
        "because": .sentence(reason.sentence), "advice": .sentence(reason.advice),
        "routine": reason.isRoutine ? .flag(true) : nil,
      ])
    }
  }

  private var delivery: PrintedJSON? {
    guard let totals = outcome.delivery,
      report.loaded.scenario.tracker.configuration.delivery != nil
    else { return nil }
    let dropped = totals.dropped.map { ($0.key.rawValue, PrintedJSON.number($0.value)) }
    return .members([
      "tracked": .number(totals.tracked), "queued": .number(totals.queued),
      "stored": .number(totals.stored), "acknowledged": .number(totals.acknowledged),
      "damaged": totals.damaged == 0 ? nil : .number(totals.damaged),
      "dropped": dropped.isEmpty ? nil : .sorted(Dictionary(uniqueKeysWithValues: dropped)),
    ])
  }

  private func why(_ tables: inout ReportTables) -> PrintedJSON? {
    guard let trace = record?.trace else { return nil }
    let sections = StepExplanation(of: outcome, trace, in: report).sections
    return sections.map { section in
      PrintedJSON.list([
        .sentence(section.title),
        .list(abridged(section.rows).map { tables.link(to: $0) }),
      ])
    }.nonEmptyList
  }
}

extension StepWriter {
  /// The first and the last rows of a section, with the number of those between them.
  private func abridged(_ rows: [StepExplanation.Row]) -> [StepExplanation.Row] {
    guard rows.count > limits.rows else { return rows }
    let half = limits.rows / 2
    let gap = StepExplanation.Row("… \(rows.count - 2 * half, "row") left out")
    return rows.prefix(half) + [gap] + rows.suffix(half)
  }

  /// The changes of classes by the step.
  private var changes: [PrintedJSON] {
    (record?.trace.changes ?? []).map { change in
      .members([
        "launch": change.launch.map(PrintedJSON.number),
        "classes": .list(change.tables.classes.map { json($0) }),
      ])
    }
  }

  private func json(_ change: DispatchChanges.ClassChange) -> PrintedJSON {
    let methods = change.methods.map { method -> PrintedJSON in
      .members([
        "signature": .text(method.signature), "before": method.earlier.map { json($0) },
        "after": method.later.map { json($0) },
      ])
    }
    return .members([
      "name": .text(change.name), "superclasses": .texts(change.type.superclasses),
      "fate": .text("\(change.fate)"), "methods": .list(methods),
    ])
  }

  private func json(_ chain: [DispatchTable.Runner]) -> PrintedJSON {
    .list(
      chain.map { runner in
        .members([
          "name": .text(runner.name), "owner": runner.owner.map(PrintedJSON.text),
          "hook": runner.isHook ? .flag(true) : nil,
          "writtenFor": runner.method.map { .text("\($0)") },
        ])
      })
  }
}

extension RunRecord {
  /// Returns the number of rows that a report leaves out of its largest hit test.
  func omittedRows(within limits: ReportLimits) -> Int {
    let tests = steps.flatMap(\.trace.touches).map(\.path.rows)
    return tests.map { $0.dropFirst(limits.rows).count { !$0.isOnWay } }.max() ?? 0
  }
}

extension HitTestTrace.Row {
  /// True for the hit view and those around it, which a report never leaves out.
  fileprivate var isOnWay: Bool { verdict == .entered || verdict == .hit }
}

/// The events of a step beside the expected ones.
private struct ComparedEvents {
  /// The differing values, by the sequences of events.
  private(set) var wrong: [Int: [DifferingValue]] = [:]
  private(set) var unexpected: Set<Int> = []
  private(set) var missing: [Difference] = []

  init(of outcome: StepOutcome, in report: RunReport) {
    let step = report.loaded.scenario.steps[outcome.index]
    guard report.loaded.scenario.expects(\.events), outcome.fault == nil else { return }
    let expected = step.value.expectation.events
    let alignment = EventAlignment(
      of: expected?.value ?? [], with: outcome.events, at: expected?.range ?? step.range)
    for (pair, row) in zip(alignment.pairs, outcome.comparison) {
      switch pair {
      case .both(_, let values, let event): if !values.isEmpty { wrong[event.sequence] = values }
      case .unexpected(let event): unexpected.insert(event.sequence)
      case .missing: missing += [row.difference].compactMap(\.self)
      }
    }
  }
}

extension Event {
  /// The keys of the envelope that identify the person or the item.
  fileprivate static let identityKeys = [
    "anonymous_id", "distinct_id", "item_id", "item_type", "login_id", "original_id",
  ]
}

extension Duration {
  /// Whole milliseconds.
  var wholeMilliseconds: Int {
    let (seconds, attoseconds) = roundedToMilliseconds.components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}

extension String {
  /// The text; of a long one the beginning, with the number of characters that are left out.
  fileprivate var abridged: String {
    let longest = 1200
    return count > longest ? "\(prefix(longest))… (\(count - longest) more characters)" : self
  }
}
