package import AutoTrack
package import LabLanguage
import LabLeague
package import Wording

/// The survival of a rule, or of another name, on edited versions of one screen.
package struct EditCertificate: Equatable, Sendable {
  /// The fates in releases: versions with the edits of a release of published apps.
  package private(set) var releases = RuleSurvival()
  /// The likeliest single edit near the element after which the name counts another element, and
  /// the likeliest after which it finds none.
  private var wrong: End?, lost: End?
  package private(set) var tried = 0

  package struct End: Equatable, Sendable {
    /// The circumstance, as seen from the element: `its row is moved`.
    package let cause: Sentence
    /// The edit with its place, as `lab mutate` names it.
    package let edit: Sentence
    /// The fate of the name: `LOST`, `STOLEN`, `MULTI` or `GHOST`.
    package let outcome: String
  }

  package var ends: [End] { [wrong, lost].compactMap(\.self) }

  mutating func add(_ outcome: RuleOutcome) { releases.add(outcome) }

  /// True until both edits are known.
  var needsEnds: Bool { ends.count < 2 }

  /// Notes a single edit, which ends the name or not.
  mutating func note(_ edit: TreeEdit, of target: ScreenTarget, in edited: [EditedScreen]) {
    tried += 1
    let tree = target.screen.tree
    guard let outcome = edited.lazy.map(target.outcome(in:)).first(where: \.fails),
      let element = tree.elements.first(where: { $0.id == target.own.first })
    else { return }
    let end = End(
      cause: edit.cause(for: element), edit: edit.description(in: tree), outcome: outcome.name)
    if outcome == .lost { lost = lost ?? end } else { wrong = wrong ?? end }
  }
}

extension EditCertificate {
  /// `94.0 % (91.2–96.0)`: the share of releases with the element that keep the name.
  package var share: String { releases.survivalText }

  /// `edits of this screen: 94.0 % (91.2–96.0), 2.1 % wrong`.
  package var text: String {
    "edits of this screen: \(share), \((100 * releases.wrong).oneDecimal) % wrong"
  }

  /// The causes in words; nil if no single edit that was tried ends the name.
  package var diesWhen: String? {
    ends.isEmpty ? nil : ends.map(\.cause.text).withoutRepetition.joined(separator: ", or ")
  }

  /// `dies when its row is moved`, or `no single edit near it ends it`.
  package var ending: String {
    if let diesWhen { return "dies when \(diesWhen)" }
    return "no single edit near it ends it"
  }

  package var json: PrintedJSON {
    func percent(_ value: Double) -> PrintedJSON { .fraction((10 * value).rounded() / 10) }
    func interval(_ interval: Interval) -> PrintedJSON {
      .list([percent(interval.low), percent(interval.high)])
    }
    return .record([
      "diesWhen": diesWhen.map(PrintedJSON.text),
      "ends": .list(
        ends.map {
          .record([
            "cause": .sentence($0.cause), "edit": .sentence($0.edit), "outcome": .text($0.outcome),
          ])
        }),
      "releases": .number(releases.versions), "survival": percent(100 * releases.survival),
      "survivalInterval": interval(releases.survivalInterval), "tried": .number(tried),
      "wrong": percent(100 * releases.wrong), "wrongInterval": interval(releases.wrongInterval),
    ])
  }
}

/// The expected survival of a rule: of its kind, and its own on a screen.
package struct RuleExpectation: Equatable, Sendable {
  package let rule: CircledRule
  /// The figures of its kind over releases of real apps; nil for a kind without any.
  package let certificate: Certificate?
  /// Its figures over edits of the screen that shows it; nil without a screen.
  package let edits: EditCertificate?

  /// Takes the figures of the rule's kind, and its own.
  package init(of rule: CircledRule, _ edits: EditCertificate?) {
    (self.rule, self.edits) = (rule, edits)
    certificate = Certificate(of: rule)
  }

  /// The figures in words; nil if none are known.
  ///
  /// `releases of real apps: 89.4 % (87.0–92.9), 6.5 % wrong; edits of this screen: …; dies when …`
  package var text: String? {
    guard let edits else { return certificate?.text }
    let kind = certificate.map { "releases of real apps: \($0.figures)" }
    return [kind, edits.text, edits.ending].compactMap(\.self).joined(separator: "; ")
  }

  package var json: PrintedJSON {
    .record([
      "certificate": certificate?.json, "edits": edits?.json, "rule": .text(rule.name),
      "scheme": .text(rule.scheme),
    ])
  }
}
