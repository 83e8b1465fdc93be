extension StringProtocol {
  /// Between single quotes, as messages show what a person wrote.
  package var quoted: String { "'\(brief)'" }

  /// The text on one line, with pictures for control characters: a terminal obeys none of them.
  ///
  /// Titles, summaries, paths and messages go out like this, whoever wrote them.
  package var printable: String {
    guard utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
      return String(map { $0 == "\t" ? "\u{2409}" : $0.shown })
    }
    return String(self)
  }

  /// The same line by line, for texts whose line ends are the lab's own.
  package var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map(\.printable)
      .joined(separator: "\n")
  }

  /// At most forty Characters, and none that a terminal obeys: a message stays one short line.
  var brief: String {
    let longest = 40
    return prefix(longest).printable + (dropFirst(longest).isEmpty ? "" : "…")
  }
}

extension String {
  /// JSON, whose texts spell by their numbers what a terminal would obey.
  var escapedForTerminal: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.flatMap { $0.isObeyed ? $0.jsonEscape : [$0] }))
  }

  /// The word as a timeline shows it; quotes stand for an empty one, lest a line end in a blank.
  var shownWord: String { isEmpty ? "\"\"" : self }
}

extension Sequence<String> {
  /// Every word quoted, the last two joined by a conjunction: `'a', 'b' or 'c'`.
  package func quoted(_ conjunction: String) -> String {
    map(\.quoted).joined(conjunction)
  }

  /// Commas, and a conjunction before the last: `a, b or c`.
  func joined(_ conjunction: String) -> String {
    let words = Array(self)
    guard words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + words.suffix(1).joined()
  }
}
