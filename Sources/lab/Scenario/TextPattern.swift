/// A regular expression, which is looked for anywhere in a text.
package struct TextPattern: Equatable, Sendable {
  /// As the file writes it; it is one that can be read.
  private let text: String

  /// Reads a regular expression; why it is none is said where it stands.
  package static let reader = Reader<TextPattern>(
    Noun(one: "a regular expression", many: "regular expressions"), from: [.string]
  ) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    do {
      _ = try Regex(text)
      return TextPattern(text: text)
    } catch {
      mistakes.record("\(text.quoted) is no regular expression: \(error)", at: node.range)
      return nil
    }
  }

  /// Whether some part of a text is what the expression describes; `^` and `$` mean its ends.
  package func isFound(in text: String) -> Bool {
    guard let expression = try? Regex(self.text) else { return false }
    return text.contains(expression)
  }
}

extension TextPattern: CustomStringConvertible {
  /// Between slashes: `/^[0-9a-f]{32}$/`.
  package var description: String { "/\(text)/" }
}
