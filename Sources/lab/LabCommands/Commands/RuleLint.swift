import AutoTrack
import LabKit
import LabLanguage
import LabRules
import LabSystem

/// The result of `lab rules lint`: weaknesses of rules, and their expected survival.
struct RuleLint {
  private(set) var findings: [RuleFinding]
  private let rules: [CircledRule]
  /// Edits of the screens that show the first elements of rules, by the names of the rules.
  private var screens: [String: ScreenEdits] = [:]
  private var edits: [String: EditCertificate] = [:]

  /// Finds what the texts of rules show.
  init(of rules: [CircledRule]) {
    self.rules = rules
    findings = RuleAdvice.findings(on: rules)
  }

  /// Finds what a scenario shows as well, and tries the rules on edits of its screens.
  ///
  /// Nil with a message about a run that failed.
  init?(
    of rules: [CircledRule], in loaded: LoadedScenario, releases count: Int?,
    _ console: CommandConsole
  ) {
    self.init(of: rules)
    var (screens, edits): ([String: ScreenEdits], [String: EditCertificate]) = ([:], [:])
    let seed = loaded.scenario.seed
    let survey = RuleSurvey(of: rules, in: loaded) { names, session in
      guard let screen = ScreenEdits(of: session, releases: count, seed: seed) else { return }
      let shown = rules.filter { names.contains($0.name) }
      for (rule, certificate) in zip(shown, screen.certificates(of: shown)) {
        (screens[rule.name], edits[rule.name]) = (screen, certificate)
      }
    }
    guard !survey.report.printFault(on: console) else { return nil }
    (self.screens, self.edits) = (screens, edits)
    let better = RuleSuggestions(for: findings, of: survey, in: loaded)
    findings = better.completed(findings, noting: better.rules.compactMapValues(note))
    findings += survey.findings(besides: findings)
  }

  /// The expected survival of a better rule in words; nil if it is not known.
  private func note(on rule: CircledRule) -> String? {
    let edits = screens[rule.name]?.certificates(of: [rule]).first ?? nil
    return edits.flatMap { RuleExpectation(of: rule, $0).text }
  }

  /// The expected survival of the rules that can fire.
  private var known: [RuleExpectation] {
    let dead = Set(findings.filter { $0.kind == .cannotFire }.map(\.rule))
    let live = rules.filter { !dead.contains($0.name) }
    return live.map { RuleExpectation(of: $0, edits[$0.name]) }.filter { $0.text != nil }
  }

  /// The expected survival of each rule that can fire; nil if none is known.
  var expectations: TextTable? {
    let rows = known.map { [$0.rule.name, $0.rule.scheme, $0.text ?? ""] }
    return rows.isEmpty ? nil : TextTable(rows, indent: 2)
  }

  var json: PrintedJSON {
    .record([
      "certificates": .list(known.map(\.json)), "findings": .list(findings.map(\.json)),
    ])
  }
}

extension RuleFinding {
  fileprivate var json: PrintedJSON {
    .record([
      "kind": .text(kind.rawValue), "reason": .text(reason),
      "remedy": remedy.map(PrintedJSON.text), "rule": .text(rule),
    ])
  }
}
