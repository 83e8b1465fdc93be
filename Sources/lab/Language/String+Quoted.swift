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

  /// At most forty Characters, and none that a terminal obeys: a message stays one short line.
  var brief: String {
    let longest = 40
    return prefix(longest).printable + (dropFirst(longest).isEmpty ? "" : "…")
  }
}

extension String {
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
