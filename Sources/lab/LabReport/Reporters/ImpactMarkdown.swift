import AutoTrack
import LabKit
import LabLanguage
import LabRules

/// The fates of rules as a comment of a pull request.
extension ImpactReport {
  /// The report in Markdown (CommonMark with tables).
  package var markdown: String {
    let broken = verdicts.filter { $0.fails || $0.outcome.warns || $0.acceptance != nil }
    let head = ["### Rules of codeless events: \(holds ? "kept" : "broken")", "", summary]
    let table = broken.isEmpty ? [] : [""] + Self.rows(of: broken)
    let repairs = broken.compactMap(\.repair)
    let suggestion =
      repairs.isEmpty
      ? []
      : ["", "Repaired rules:", ""] + Self.block(repairs.map { $0.rule.text + "," })
    let notes = faults.isEmpty ? [] : [""] + faults.map { "- \($0.inMarkdown)" }
    return (head + table + suggestion + notes).joined(separator: "\n") + "\n"
  }

  /// Returns lines as a block of code, whose fence is longer than any in the lines.
  private static func block(_ lines: [String]) -> [String] {
    let longest = lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + "json5"] + lines.map(\.printable) + [fence]
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
    return ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
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
    let signals = answer.map { [$0.inMarkdown] } ?? []
    let remedies = remedy.map { [$0.inMarkdown] } ?? []
    return (causes.map(\.text.inMarkdown) + signals + remedies + accepted).joined(separator: "<br>")
  }
}

extension String {
  /// A name as code in a cell of a table; one that would end the code or the cell, as plain text.
  fileprivate var asCodeInMarkdown: String {
    contains { "`|".contains($0) } ? inMarkdown : "`\(printable)`"
  }

  /// The text without a meaning in Markdown or HTML; it stays on its line.
  fileprivate var inMarkdown: String {
    printable.map { character -> String in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\n", "\r": " "
      case _ where "\\`*_{}[]|#@~".contains(character): "\\\(character)"
      default: String(character)
      }
    }.joined()
  }
}
