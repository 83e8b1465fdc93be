import LabLanguage

/// Texts of Markdown (CommonMark with tables), as comments of a code host show it.
extension String {
  /// A name as code in a cell of a table; one that would end the code or the cell, as plain text.
  var asCodeInMarkdown: String {
    contains { "`|".contains($0) } ? inMarkdown : "`\(printable)`"
  }

  /// The text without a meaning in Markdown or HTML; it stays on its line.
  var inMarkdown: String {
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

extension [String] {
  /// Returns the lines as a block of code, whose fence is longer than any in the lines.
  func asBlockInMarkdown(_ language: String) -> [String] {
    let longest = flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: Swift.max(3, longest + 1))
    return [fence + language] + map(\.printable) + [fence]
  }
}

extension [[String]] {
  /// Returns the rows as a table; their cells are Markdown.
  func asTableInMarkdown(below head: [String]) -> [String] {
    ([head, head.map { _ in "---" }] + self).map { "| \($0.joined(separator: " | ")) |" }
  }
}
