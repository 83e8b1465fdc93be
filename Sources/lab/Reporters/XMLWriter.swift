/// Writes XML 1.0 into one text: elements with attributes, elements or text in them.
struct XMLWriter {
  /// What has been written so far.
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// An element with nothing in it.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    line("<\(name)\(Self.list(attributes))/>")
  }

  /// An element with a text in it, which begins and ends where the tags do.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, text: String
  ) {
    line("<\(name)\(Self.list(attributes))>\(text.escapedText)</\(name)>")
  }

  /// An element with the elements in it that a closure writes.
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
  /// A reader would take CR for LF.
  fileprivate var escapedText: String { escaped(["\r"]) }

  /// A reader would take all white space in an attribute for spaces.
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
  /// Whether XML 1.0 has the character at all, escaped or not (its production 2, `Char`).
  fileprivate var isXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// What stands for a character that XML has not: `␛`, or U+FFFD.
  fileprivate var picture: Character {
    value < 0x20 ? Character(self).shown : "\u{FFFD}"
  }
}
