import AutoTrack
package import LabLanguage

/// A regular expression that is searched for in a text.
package struct TextPattern: Equatable, Sendable {
  private let expression: RegularExpression

  /// Parses a regular expression of the dialect in docs/expressions.md.
  ///
  /// - Throws: The reason why the text is not one, as a sentence.
  package init(_ text: String) throws(TextPatternError) {
    do throws(ExpressionFault) {
      expression = try RegularExpression(text)
    } catch {
      throw TextPatternError(text: text, fault: error)
    }
  }

  /// Reads a regular expression; a mistake is recorded at its place.
  package static let reader = Reader<TextPattern>(
    Noun(one: "a regular expression", many: "regular expressions"), from: [.string]
  ) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    do throws(TextPatternError) {
      return try TextPattern(text)
    } catch {
      mistakes.record(error.description, at: node.range)
      return nil
    }
  }

  /// Returns true if the text contains a match; `^` and `$` match at its ends.
  package func isFound(in text: String) -> Bool { expression.isFound(in: text) }
}

/// The error for a text that is not a regular expression.
package struct TextPatternError: Error, CustomStringConvertible {
  fileprivate let text: String
  fileprivate let fault: ExpressionFault

  /// The message: `'(' is not a regular expression: unclosed '(' at character 1`.
  package var description: String {
    "\(text.quoted) is not a regular expression: \(fault)"
  }
}

extension TextPattern: CustomStringConvertible {
  /// The pattern between slashes: `/^[0-9a-f]{32}$/`.
  package var description: String { "/\(expression.pattern)/" }
}
