import AutoTrack
import LabKit
import LabLanguage
package import LabRules
package import LabSystem

/// The fates of rules for people: those that are not kept, with causes and places.
extension ImpactReport {
  /// The lines for a terminal; one that is narrower has tables of several lines per row.
  package func lines(_ words: Sentences = .english, width: Int?) -> [String] {
    let blocks = verdicts.filter { $0.outcome != .kept }.flatMap { verdict in
      [verdict.title.printable]
        + TextTable(
          verdict.rows(words).map { [words($0.0, .impact), $0.1.printable] },
          indent: 2, widest: 10_000
        ).lines(width: width)
    }
    return ["\(base) → \(head), \(words(method, .impact))".printable] + blocks
      + faults.map(\.printable)
      + [words(summary, .impact)]
  }

  /// The way in which views were recognised.
  private var method: String {
    isByIDs ? "views by the ids of the files" : "views by their facts, without ids"
  }

  /// The numbers of rules by outcome: `3 rules: 2 KEPT, 1 STOLEN`.
  package var summary: String {
    let counts = RuleOutcome.allCases.compactMap { outcome -> String? in
      let count = count(of: outcome)
      return count == 0 ? nil : "\(count) \(outcome.name)"
    }
    let accepted = verdicts.count { $0.acceptance != nil }
    let note = accepted == 0 ? [] : ["\(accepted) accepted"]
    let sum = verdicts.count.counted("rule")
    return counts.isEmpty ? sum : "\(sum): \((counts + note).joined(separator: ", "))"
  }
}

extension ImpactReport.Verdict {
  fileprivate var title: String {
    let state = acceptance == nil ? "" : " (accepted)"
    return "\(outcome.name)  \(rule.name)\(state)"
  }

  /// The facts of the fate: a word and a text each.
  fileprivate func rows(_ words: Sentences) -> [(String, String)] {
    [("rule", rule.text)] + Self.list("was", from, words) + Self.list("is", now, words)
      + Self.list("matches", others, words) + causes.map { ("because", $0.text(words)) }
      + [answer.map { ("signals", $0) }].compactMap(\.self)
      + evidence.enumerated().map { ($0.offset == 0 ? "match" : "", $0.element) }
      + [remedy.map { ("remedy", words($0, .remedy)) }].compactMap(\.self)
      + [repair.map { ("repair", "\($0.rule.text) (\($0.words))") }].compactMap(\.self)
      + [obstacle.map { ("repair", "none, \($0)") }].compactMap(\.self)
      + [acceptance.map { ("accepted", $0) }].compactMap(\.self)
  }

  /// The elements that the rule matches beside its own.
  package var others: [ImpactReport.Element] { to.filter { !now.contains($0) } }

  private static let most = 3

  private static func list(
    _ word: String, _ elements: [ImpactReport.Element], _ words: Sentences
  ) -> [(String, String)] {
    let shown = elements.prefix(most).map { (word, $0.text) }
    let rest = elements.count - shown.count
    return rest > 0 ? shown + [(word, words("and \(rest.counted("other"))", .impact))] : shown
  }
}

extension ImpactReport.Element {
  package var text: String { "\(name) at \(screen), \(place)" }
}

extension ImpactChange {
  /// The change with its place: `its text Tea is Cha (Main.storyboard:12)`.
  package var text: String { text(.english) }

  fileprivate func text(_ sentences: Sentences) -> String {
    sentences(words, .cause) + (place.map { " (\($0))" } ?? "")
  }
}
