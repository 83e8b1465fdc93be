import AutoTrack
import LabKit
import LabLanguage

extension MutationResult {
  /// Returns the report for people; with `showsTrees`, both trees of each rule's failure.
  func lines(_ style: TextStyle, showsTrees: Bool) -> [String] {
    [summary, ""] + TextTable([head] + schemes.map(row)).lines
      + schemes.flatMap { kindLines($0, style) + ruleLines($0, style, showsTrees) }
      + ["", notCovered, "Intervals are Wilson's, 95 %."]
  }

  private var summary: String {
    let numbers = MutationPlan.Strength.allCases.map { "\(counts[$0, default: 0]) × \($0.title)" }
    return "\(plan.elements.count.counted("element")), \(numbers.joined(separator: ", ")), "
      + "seed \(plan.seed)"
  }

  private var notCovered: String {
    "Not covered, because they need a running app: "
      + EditKind.notCovered.joined(separator: ", ") + "."
  }

  private var head: [String] {
    ["scheme", "with a rule"]
      + MutationPlan.Strength.allCases.flatMap { ["\($0.title): survival", "wrong"] }
  }

  private func row(_ result: SchemeResult) -> [String] {
    let usable = result.rules.paths.count { $0 != nil }
    return [result.rules.scheme.name, "\(usable) of \(plan.elements.count)"]
      + MutationPlan.Strength.allCases.flatMap { strength in
        let counts = result.strengths[strength] ?? OutcomeCounts()
        return [counts.survival?.text ?? "–", counts.wrong?.text ?? "–"]
      }
  }

  private func kindLines(_ result: SchemeResult, _ style: TextStyle) -> [String] {
    let rows = kinds.compactMap { kind in
      result.kinds[kind].map { counts in
        [kind.rawValue] + RuleOutcome.allCases.map { "\(counts.count(of: $0))" }
      }
    }
    let head = ["one edit"] + RuleOutcome.allCases.map(\.rawValue)
    return ["", style.bold("\(result.rules.scheme.name), by kind of edit")]
      + TextTable([head] + rows, indent: 2).lines
  }

  private func ruleLines(
    _ result: SchemeResult, _ style: TextStyle, _ showsTrees: Bool
  ) -> [String] {
    let rules = result.rules
    return ["", style.bold("\(rules.scheme.name), by rule")]
      + rules.elements.indices.flatMap { index in
        let counts = result.elements[index]
        let figures =
          rules.paths[index] == nil
          ? "no rule: other elements have the path"
          : "survival \(counts.survival?.text ?? "–"), wrong \(counts.wrong?.text ?? "–")"
        let head = ["  \(rules.elements[index])", "    \(figures)"].map(\.printable)
        return head + (result.killers[index].map { lines(of: $0, index, showsTrees) } ?? [])
      }
  }

  private func lines(
    of killer: SchemeResult.Killer, _ index: Int, _ showsTrees: Bool
  ) -> [String] {
    let words = killer.mutant.description(of: plan.tree).joined(separator: "; then ")
    let short = "    \(killer.outcome.rawValue) after \(words)".printable
    guard showsTrees else { return [short] }
    let element = plan.elements[index]
    let after = killer.tree.elements.first { $0.id == element.id }
    let trees = [
      ("before", plan.tree.description(marking: element)),
      ("after", killer.tree.description(marking: after)),
    ]
    return [short]
      + trees.flatMap { name, text in
        ["    \(name)"] + text.split(separator: "\n").map { "      \($0)".printable }
      }
  }
}

extension MutationResult {
  /// The members of the document that `--json` prints.
  var json: KeyValuePairs<String, PrintedJSON> {
    [
      "elements": .number(plan.elements.count), "seed": .text(String(plan.seed)),
      "mutants": .sorted(
        Dictionary(uniqueKeysWithValues: counts.map { ($0.rawValue, $1) })
      ) { .number($0) },
      "kinds": .list(kinds.map { .text($0.rawValue) }),
      "notCovered": .list(EditKind.notCovered.map { .text($0) }),
      "schemes": .list(schemes.map(json)),
    ]
  }

  private func json(of result: SchemeResult) -> PrintedJSON {
    let strengths = result.strengths.map { ($0.rawValue, $1) }
    let kinds = result.kinds.map { ($0.rawValue, $1) }
    return .record([
      "name": .text(result.rules.scheme.name),
      "strengths": .sorted(Dictionary(uniqueKeysWithValues: strengths)) { $0.json },
      "kinds": .sorted(Dictionary(uniqueKeysWithValues: kinds)) { $0.json },
      "rules": .list(plan.elements.indices.map { rule(result, $0) }),
    ])
  }

  private func rule(_ result: SchemeResult, _ index: Int) -> PrintedJSON {
    let element = plan.elements[index]
    return .record([
      "element": .text(element.description),
      "path": result.rules.paths[index].map { .text($0) },
      "outcomes": result.rules.paths[index].map { _ in result.elements[index].json },
      "killer": result.killers[index].map { killer in
        let after = killer.tree.elements.first { $0.id == element.id }
        return .record([
          "edits": .list(killer.mutant.description(of: plan.tree).map { .text($0) }),
          "outcome": .text(killer.outcome.rawValue),
          "before": .text(plan.tree.description(marking: element)),
          "after": .text(killer.tree.description(marking: after)),
        ])
      },
    ])
  }
}

extension OutcomeCounts {
  fileprivate var json: PrintedJSON {
    let names = RuleOutcome.allCases.map { ($0.rawValue, count(of: $0)) }
    let counts = Dictionary(uniqueKeysWithValues: names)
    return .record([
      "counts": .sorted(counts) { .number($0) }, "survival": survival?.json, "wrong": wrong?.json,
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
