import AutoTrack
import LabKit
import LabLanguage
import LabRules
import Wording

/// The fates of rules as a comment of a pull request.
extension ImpactReport {
  /// The report in Markdown (CommonMark with tables).
  package var markdown: String {
    let broken = verdicts.filter { $0.fails || $0.outcome.warns || $0.acceptance != nil }
    let head = ["### Rules of codeless events: \(holds ? "kept" : "broken")", "", summary.text]
    let table = broken.isEmpty ? [] : [""] + Self.rows(of: broken)
    let repairs = broken.compactMap(\.repair)
    let suggestion =
      repairs.isEmpty
      ? []
      : ["", "Repaired rules:", ""] + repairs.map { $0.rule.text + "," }.asBlockInMarkdown("json5")
    let notes = faults.isEmpty ? [] : [""] + faults.map { "- \($0.text.inMarkdown)" }
    return (head + table + suggestion + notes).joined(separator: "\n") + "\n"
  }

  private static func rows(of verdicts: [Verdict]) -> [String] {
    let head = ["", "rule", "element", "matches now", "because"]
    let rows = verdicts.map { verdict in
      [
        verdict.outcome.name + (verdict.acceptance == nil ? "" : " (accepted)"),
        verdict.rule.name.asCodeInMarkdown, cell(verdict.from.prefix(1) + verdict.now.prefix(1)),
        cell(verdict.to), verdict.reasons,
      ]
    }
    return rows.asTableInMarkdown(below: head)
  }

  private static func cell(_ elements: some Collection<Element>) -> String {
    let lines = elements.prefix(3).map { $0.markdown }
    return lines.isEmpty ? "nothing" : lines.joined(separator: " → ")
  }
}

extension ImpactReport.Element {
  fileprivate var markdown: String { "\(name) (\(place))".inMarkdown }
}

extension ImpactReport.Verdict {
  fileprivate var reasons: String {
    let accepted = acceptance.map { ["accepted: \($0.inMarkdown)"] } ?? []
    let sentences = causes.map(\.text) + [answer, remedy].compactMap(\.self)
    return (sentences.map(\.text.inMarkdown) + accepted).joined(separator: "<br>")
  }
}
