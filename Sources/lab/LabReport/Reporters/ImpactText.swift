import AutoTrack
import LabKit
import LabLanguage
package import LabRules
package import LabSystem
package import Wording

/// The fates of rules for people: those that are not kept, with causes and places.
extension ImpactReport {
  /// The lines for a terminal; one that is narrower has tables of several lines per row.
  package func lines(_ words: Sentences = .english, width: Int?) -> [String] {
    let blocks = verdicts.filter { $0.outcome != .kept }.flatMap { verdict in
      [words(verdict.title).printable]
        + TextTable(
          verdict.rows.map { [words($0.0), words($0.1).printable] },
          indent: 2, widest: 10_000
        ).lines(width: width)
    }
    return [words("\(base) → \(head), \(method)").printable] + blocks
      + (faults + [summary]).map { words($0).printable }
  }

  /// The way in which views were recognised.
  private var method: Sentence {
    isByIDs ? "views by the ids of the files" : "views by their facts, without ids"
  }

  /// The numbers of rules by outcome: `3 rules: 2 KEPT, 1 STOLEN`.
  package var summary: Sentence {
    let counts = RuleOutcome.allCases.compactMap { outcome -> Sentence? in
      let count = count(of: outcome)
      return count == 0 ? nil : "\(count) \(outcome.name)"
    }
    let accepted = verdicts.count { $0.acceptance != nil }
    let note: [Sentence] = accepted == 0 ? [] : ["\(accepted) accepted"]
    guard !counts.isEmpty else { return "\(verdicts.count, "rule")" }
    return "\(verdicts.count, "rule"): \((counts + note).joined(separator: ", "))"
  }
}

extension ImpactReport.Verdict {
  fileprivate var title: Sentence {
    acceptance == nil
      ? "\(outcome.name)  \(rule.name)" : "\(outcome.name)  \(rule.name) (accepted)"
  }

  /// The facts of the fate: a word and a text each.
  fileprivate var rows: [(Sentence, Sentence)] {
    var rows: [(Sentence, Sentence)] = [("rule", Sentence(name: rule.text))]
    rows += Self.list("was", from) + Self.list("is", now) + Self.list("matches", others)
    rows += causes.map { ("because", $0.text) }
    if let answer { rows.append(("signals", answer)) }
    rows += evidence.enumerated().map { ($0.offset == 0 ? "match" : "", $0.element) }
    if let remedy { rows.append(("remedy", remedy)) }
    if let repair { rows.append(("repair", "\(repair.rule.text) (\(repair.words))")) }
    if let obstacle { rows.append(("repair", "none, \(obstacle)")) }
    if let acceptance { rows.append(("accepted", Sentence(name: acceptance))) }
    return rows
  }

  /// The elements that the rule matches beside its own.
  package var others: [ImpactReport.Element] { to.filter { !now.contains($0) } }

  private static let most = 3

  private static func list(
    _ word: Sentence, _ elements: [ImpactReport.Element]
  ) -> [(Sentence, Sentence)] {
    let shown = elements.prefix(most).map { (word, $0.text) }
    let rest = elements.count - shown.count
    return rest > 0 ? shown + [(word, "and \(rest, "other")")] : shown
  }
}

extension ImpactReport.Element {
  package var text: Sentence { "\(name) at \(screen), \(place)" }
}

extension ImpactChange {
  /// The change with its place: `its text Tea is Cha (Main.storyboard:12)`.
  package var text: Sentence { place.map { "\(words) (\($0))" } ?? words }
}
