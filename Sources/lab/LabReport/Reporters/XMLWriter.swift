import LabLanguage

/// A writer of XML 1.0: elements with attributes, with elements or text inside.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Writes an empty element.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    line("<\(name)\(Self.list(attributes))/>")
  }

  /// Writes an element with text, without white space around it.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, text: String
  ) {
    line("<\(name)\(Self.list(attributes))>\(text.escapedText)</\(name)>")
  }

  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>,
    contents: (inout XMLWriter) -> Void
  ) {
    line("<\(name)\(Self.list(attributes))>")
    depth += 1
    contents(&self)
    depth -= 1
    line("</\(name)>")
  }

  private mutating func line(_ text: String) {
    self.text += String(repeating: "  ", count: depth) + text + "\n"
  }

  private static func list(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0)=\"\($1.escapedAttribute)\"" }.joined()
  }
}

extension String {
  /// The text as content; CR is escaped, because parsers turn it into LF.
  fileprivate var escapedText: String { escaped(["\r"]) }

  /// The text as an attribute; white space is escaped, because parsers turn it into blanks.
  fileprivate var escapedAttribute: String { escaped(["\t", "\n", "\r"]) }

  private func escaped(_ numbered: Set<Unicode.Scalar>) -> String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case _ where numbered.contains(scalar): "&#\(scalar.value);"
      case _ where scalar.isXML: String(scalar)
      default: String(scalar.picture)
      }
    }.joined()
  }
}

extension Unicode.Scalar {
  /// True for the characters of XML 1.0 (production 2, `Char`); it cannot represent others.
  fileprivate var isXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// The substitute for a character that XML cannot represent: `␛`, or U+FFFD.
  fileprivate var picture: Character {
    value < 0x20 ? Character(self).shown : "\u{FFFD}"
  }
}
