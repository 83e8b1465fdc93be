import AutoTrack
package import LabKit
package import LabLanguage
package import LabRules

/// The findings of `lab rules lint` for programs: JUnit and SARIF.
package struct RuleFindingReport {
  private let path: String
  /// The rules with their lines, in the order of the file.
  private let rules: [Rule]
  private let findings: [RuleFinding]

  /// A rule with its line, from 1.
  private struct Rule {
    let name: String
    let line: Int
  }

  package init(_ findings: [RuleFinding], on entries: [Located<RuleEntry>], in file: SourceFile) {
    path = file.name
    self.findings = findings
    rules = entries.map { entry in
      Rule(
        name: entry.value.rule.name, line: file.position(at: entry.range.lowerBound).line)
    }
  }

  /// XML of JUnit: a suite for the file, and a case per rule.
  package var junit: String {
    let failed = Set(findings.map(\.rule))
    let counts: KeyValuePairs = [
      "name": path, "tests": "\(rules.count)",
      "failures": "\(rules.count { failed.contains($0.name) })", "errors": "0", "skipped": "0",
    ]
    var writer = XMLWriter()
    writer.element("testsuites", counts) { writer in
      writer.element("testsuite", counts) { writer in
        for rule in rules { write(rule, to: &writer) }
      }
    }
    return writer.text
  }

  private func write(_ rule: Rule, to writer: inout XMLWriter) {
    let attributes: KeyValuePairs = [
      "name": rule.name, "classname": path, "file": path, "line": "\(rule.line)",
    ]
    let found = findings.filter { $0.rule == rule.name }
    guard let first = found.first else { return writer.element("testcase", attributes) }
    let lines = found.map { "\(path):\(rule.line): \($0.kind.rawValue): \($0.text)" }
    writer.element("testcase", attributes) { writer in
      writer.element(
        "failure", ["message": first.text, "type": first.kind.rawValue],
        text: lines.joined(separator: "\n"))
    }
  }

  /// The findings in SARIF, each at its rule.
  package func sarif(version: String) -> SARIFReport {
    let lines = Dictionary(
      rules.map { ($0.name, $0.line) }, uniquingKeysWith: { first, _ in first })
    return SARIFReport(
      findings.map { finding in
        SARIFReport.Finding(
          finding.kind.id, finding.kind == .cannotFire ? .error : .warning,
          "\(finding.rule): \(finding.text)", at: .init(path, line: lines[finding.rule]))
      },
      of: RuleFinding.Kind.allCases.map { SARIFReport.Rule($0.id, $0.meaning) },
      version: version)
  }
}

extension RuleFinding {
  /// The reason, with the remedy if there is one.
  package var text: String { reason + (remedy.map { "; \($0)" } ?? "") }
}

extension RuleFinding.Kind {
  /// The name by which findings refer to the kind: `cannot-fire`.
  fileprivate var id: String { rawValue.replacing(" ", with: "-") }

  fileprivate var meaning: String {
    switch self {
    case .cannotFire: "No click can match the rule."
    case .notEvaluated: "The lab cannot tell if a click matches the rule."
    case .overlap: "One click can match two rules."
    case .index: "The rule breaks when siblings are inserted or moved."
    case .locale: "The rule breaks in another language or after a change of words."
    case .privateClass: "The rule breaks with another version of the system."
    case .generatedName: "The rule breaks with the next build."
    }
  }
}
