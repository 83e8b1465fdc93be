import AutoTrack
import LabLanguage
import LabLeague
import LabSystem
import Wording

extension MutationReport {
  /// Returns the report for people; with `showsTrees`, both trees of each rule's failure.
  func lines(on console: CommandConsole, showsTrees: Bool) -> [String] {
    let style = TextStyle(for: console)
    var headline = StyledText()
    headline.add(whole: identity.operand, .bold)
    headline.add(" · " + identity.title)
    return headline.lines(style, width: console.width, indent: 2)
      + ["after \(identity.stepName)", summary, ""] + TextTable([head] + schemes.map(row)).lines
      + schemes.flatMap { kindLines($0, style) + ruleLines($0, style, showsTrees) }
      + ["", notCovered, "Intervals are Wilson's, 95 %."]
  }

  private var summary: String {
    let numbers = zip(mutants, MutantDraw.Strength.allCases).map { "\($0) × \($1.title)" }
    return "\(identity.elements.count.counted("element")), \(numbers.joined(separator: ", ")), "
      + "seed \(identity.seed)"
  }

  private var notCovered: String {
    "Not covered, because they need a running app: "
      + ChangeKind.notCovered.joined(separator: ", ") + "."
  }

  private var head: [String] {
    ["scheme", "with a rule"]
      + MutantDraw.Strength.allCases.flatMap { ["\($0.title): survival", "wrong"] }
  }

  private func row(_ scheme: Scheme) -> [String] {
    let usable = scheme.rules.count { $0.path != nil }
    return [scheme.name, "\(usable) of \(scheme.rules.count)"]
      + MutantDraw.Strength.allCases.flatMap { strength in
        let counts = scheme.strengths[strength] ?? OutcomeTally()
        return [counts.survivalShare?.text ?? "–", counts.wrongRules?.text ?? "–"]
      }
  }

  private func kindLines(_ scheme: Scheme, _ style: TextStyle) -> [String] {
    let rows = identity.kinds.compactMap { kind in
      scheme.kinds[kind].map { counts in
        [kind.rawValue] + RuleOutcome.afterEdits.map { String(counts[$0]) }
      }
    }
    let head = ["one edit"] + RuleOutcome.afterEdits.map(\.name)
    return ["", style.bold("\(scheme.name), by kind of edit")]
      + TextTable([head] + rows, indent: 2).lines
  }

  private func ruleLines(
    _ scheme: Scheme, _ style: TextStyle, _ showsTrees: Bool
  ) -> [String] {
    ["", style.bold("\(scheme.name), by rule")]
      + zip(scheme.labels ?? identity.elements, scheme.rules).flatMap { element, rule in
        let counts = rule.outcomes
        let reason =
          scheme.labels == nil
          ? "no rule: other elements have the path" : "no element of this screen matches"
        let figures =
          rule.path == nil
          ? reason
          : "survival \(counts.survivalShare?.text ?? "–"), wrong \(counts.wrongRules?.text ?? "–")"
        let head = ["  \(element)", "    \(figures)"].map(\.printable)
        return head + (rule.killer.map { lines(of: $0, showsTrees) } ?? [])
      }
  }

  private func lines(of killer: Killer, _ showsTrees: Bool) -> [String] {
    let words = killer.edits.map(\.text).joined(separator: "; then ")
    let short = "    \(killer.outcome.name) after \(words)".printable
    guard showsTrees else { return [short] }
    return [short]
      + [("before", killer.before), ("after", killer.after)].flatMap { name, text in
        ["    \(name)"] + text.split(separator: "\n").map { "      \($0)".printable }
      }
  }
}

extension MutationReport {
  /// The document that `--json` prints for a whole.
  var json: PrintedJSON {
    .record([
      "scenario": .text(identity.path), "step": .number(identity.step),
      "elements": .number(identity.elements.count), "seed": .text(String(identity.seed)),
      "mutants": .sorted(
        Dictionary(
          uniqueKeysWithValues: zip(MutantDraw.Strength.allCases.map(\.rawValue), mutants))
      ) { .number($0) },
      "kinds": .list(identity.kinds.map { .text($0.rawValue) }),
      "notCovered": .list(ChangeKind.notCovered.map { .text($0) }),
      "schemes": .list(schemes.map(json)),
    ])
  }

  private func json(of scheme: Scheme) -> PrintedJSON {
    let strengths = scheme.strengths.map { ($0.rawValue, $1) }
    let kinds = scheme.kinds.map { ($0.rawValue, $1) }
    return .record([
      "name": .text(scheme.name),
      "strengths": .sorted(Dictionary(uniqueKeysWithValues: strengths)) { $0.shares },
      "kinds": .sorted(Dictionary(uniqueKeysWithValues: kinds)) { $0.shares },
      "rules": .list(zip(scheme.labels ?? identity.elements, scheme.rules).map(json)),
    ])
  }

  private func json(of element: String, _ rule: Rule) -> PrintedJSON {
    .record([
      "element": .text(element),
      "path": rule.path.map { .text($0) },
      "outcomes": rule.path.map { _ in rule.outcomes.shares },
      "killer": rule.killer.map { killer in
        .record([
          "edits": .list(killer.edits.map(PrintedJSON.sentence)),
          "editSentences": killer.edits.json, "outcome": .text(killer.outcome.name),
          "before": .text(killer.before), "after": .text(killer.after),
        ])
      },
    ])
  }
}

extension OutcomeTally {
  fileprivate var shares: PrintedJSON {
    let names = RuleOutcome.afterEdits.map { ($0.key, self[$0]) }
    let counts = Dictionary(uniqueKeysWithValues: names)
    return .record([
      "counts": .sorted(counts) { .number($0) }, "survival": survivalShare?.json,
      "wrong": wrongRules?.json,
    ])
  }
}

extension WilsonInterval {
  /// The share and the interval in per cent.
  fileprivate var json: PrintedJSON {
    .record([
      "percent": .fraction(Self.percent(share)),
      "interval": .list([low, high].map { .fraction(Self.percent($0)) }),
    ])
  }

  /// Two decimals.
  private static func percent(_ share: Double) -> Double {
    Double((share * 10_000).wholeNumber) / 100
  }
}
