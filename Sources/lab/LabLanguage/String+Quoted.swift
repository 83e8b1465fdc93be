extension StringProtocol {
  /// The brief text in single quotes, for text from a file in a message.
  package var quoted: String { "'\(brief)'" }

  /// The text on one line, with pictures for control characters, so that a terminal obeys none.
  ///
  /// Used for all titles, summaries, paths and messages.
  package var printable: String {
    guard utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
      return String(map { $0 == "\t" ? "\u{2409}" : $0.shown })
    }
    return String(self)
  }

  /// The same per line, for texts with line ends made by the lab.
  package var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map(\.printable)
      .joined(separator: "\n")
  }

  /// At most forty Characters, none of which a terminal obeys, so a message stays one short line.
  package var brief: String {
    let longest = 40
    return prefix(longest).printable + (dropFirst(longest).isEmpty ? "" : "…")
  }
}

extension String {
  /// The text as a JSON string with quotes, backslashes and control characters escaped.
  package var jsonQuoted: String {
    var quoted = ""
    quoted.append(jsonQuoting: self)
    return quoted
  }

  package mutating func append(jsonQuoting text: String) {
    // Escaped characters are single bytes, so the text between them is copied unchanged.
    var rest = text.utf8[...]
    self += "\""
    while let place = rest.firstIndex(where: \.isEscapedInJSON) {
      self += Substring(rest[..<place])
      self += rest[place].escapedInJSON
      rest = rest[place...].dropFirst()
    }
    self += Substring(rest)
    self += "\""
  }

  /// JSON text in which characters that a terminal would obey are escaped.
  package var escapedForTerminal: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.flatMap { $0.isObeyed ? $0.jsonEscape : [$0] }))
  }

  /// The word as a timeline shows it; an empty one becomes two quotes, so no line ends in a blank.
  package var shownWord: String { isEmpty ? "\"\"" : self }
}

extension Sequence<String> {
  /// Returns the words quoted, the last two joined by a conjunction: `'a', 'b' or 'c'`.
  package func quoted(_ conjunction: String) -> String {
    map(\.quoted).joined(conjunction)
  }

  /// Joins the words with commas, and a conjunction before the last: `a, b or c`.
  package func joined(_ conjunction: String) -> String {
    let words = Array(self)
    guard words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + words.suffix(1).joined()
  }
}

extension Int {
  /// Returns the number with a regular noun: `1 scenario`, `2 scenarios`.
  package func counted(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(noun)\(noun.hasSuffix("s") ? "es" : "s")"
  }
}

extension UInt8 {
  /// True for the quotation mark, the backslash and the control characters of ASCII.
  fileprivate var isEscapedInJSON: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }

  /// The JSON escape of a character that needs one: `\"`, `\n`, `\u001b`.
  fileprivate var escapedInJSON: String {
    let scalar = Unicode.Scalar(self)
    return switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: String(String.UnicodeScalarView(scalar.jsonEscape))
    }
  }
}

extension [String] {
  /// The texts without later repetitions.
  package var withoutRepetition: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
