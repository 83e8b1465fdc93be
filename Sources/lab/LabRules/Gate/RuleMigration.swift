package import AutoTrack
import LabKit
package import LabLanguage
package import LabSystem

/// A fate of a rule that a person has accepted, with the reason.
///
/// It covers this change alone: the same rule, the same outcome, and the same elements before and
/// after it. Entries of older versions do not tell what the elements have become, so they cover
/// only rules whose elements are gone.
package struct RuleMigration: Equatable, Sendable {
  package let rule: String
  package let outcome: RuleOutcome
  /// The elements that the rule matched in the base, the same elements in the head, and those that
  /// the rule matches in the head.
  package let from, now, to: [String]
  /// The text of an idle rule, which no element tells from another rule of its name.
  package let text: String?
  package let reason: String

  /// Accepts a fate.
  package init(of verdict: ImpactReport.Verdict, reason: String) {
    (rule, outcome) = (verdict.rule.name, verdict.outcome)
    from = verdict.from.map(\.address)
    (now, to) = (verdict.now.map(\.address), verdict.to.map(\.address))
    text = verdict.outcome == .idle ? verdict.rule.text : nil
    self.reason = reason
  }

  private init(
    rule: String, outcome: RuleOutcome, from: [String], now: [String], to: [String],
    text: String?, reason: String
  ) {
    (self.rule, self.outcome, self.text, self.reason) = (rule, outcome, text, reason)
    (self.from, self.now, self.to) = (from, now, to)
  }

  /// True if a fate is the accepted one, with the elements in any order.
  func covers(_ verdict: ImpactReport.Verdict) -> Bool {
    sorted == RuleMigration(of: verdict, reason: reason).sorted
  }

  private var sorted: RuleMigration {
    RuleMigration(
      rule: rule, outcome: outcome, from: from.sorted(), now: now.sorted(), to: to.sorted(),
      text: text, reason: reason)
  }

  private static let reader: Reader<RuleMigration> = .object(
    "migration",
    Fields.required("rule", Reader<String>.filled, "The name of the rule."),
    Fields.required("outcome", Reader<RuleOutcome>.word(by: \.name), "The accepted outcome."),
    Fields.required(
      "from", Reader<[String]>.array(of: .string), "The elements that it matched before."),
    Fields.optional(
      "now", Reader<[String]>.array(of: .string), default: [],
      "The same elements now; older versions did not write them."),
    Fields.required("to", Reader<[String]>.array(of: .string), "The elements that it matches now."),
    Fields.optional("text", Reader<String>.filled, "The rule, if it is idle."),
    Fields.required("reason", Reader<String>.filled, "The reason why this is right."),
    make: {
      RuleMigration(rule: $0, outcome: $1, from: $2, now: $3, to: $4, text: $5, reason: $6)
    })

  /// Reads a file of migrations: a list.
  package static func all(in file: SourceFile) throws(LabError) -> [RuleMigration] {
    let mistakes = Mistakes(in: file)
    let list = Reader<[RuleMigration]>.array(of: reader)
    guard let read = list.read(fileOf: mistakes), mistakes.isEmpty else {
      throw .invalid(mistakes.errors)
    }
    return read
  }

  package static func text(of all: [RuleMigration]) -> String {
    let list = all.map { migration -> PrintedJSON in
      .members([
        "rule": .text(migration.rule), "outcome": .text(migration.outcome.name),
        "from": .texts(migration.from), "now": .texts(migration.now), "to": .texts(migration.to),
        "text": migration.text.map(PrintedJSON.text), "reason": .text(migration.reason),
      ])
    }
    return PrintedJSON.list(list).text() + "\n"
  }
}

extension ImpactReport.Element {
  /// The element without lines of files, which change with every edit.
  fileprivate var address: String { "\(name) at \(screen): \(path ?? "not counted")" }
}
