/// A regular expression that is searched for in linear time, whatever its pattern is.
///
/// The dialect is the common part of PCRE, JavaScript and Swift: characters, classes, groups,
/// alternatives, quantifiers, anchors and the flags `i`, `m` and `s` (docs/expressions.md).
/// Constructs that need backtracking are refused. Texts are compared character by character
/// (grapheme clusters, canonically equivalent ones being equal), as Swift compares strings.
///
/// A search takes at most `2 × (characters + 1) × instructions` steps, and memory for the
/// instructions alone (R. Pike; R. Cox, "Regular Expression Matching: the Virtual Machine
/// Approach", 2009).
package struct RegularExpression: Sendable {
  /// The pattern as it was written.
  package let pattern: String
  let program: ExpressionProgram

  /// Reads a pattern.
  ///
  /// - Throws: The first mistake, with its place in the pattern.
  package init(_ pattern: String) throws(ExpressionFault) {
    self.pattern = pattern
    guard pattern.utf8.count <= Self.longestPattern else {
      throw ExpressionFault(.tooLong, at: 1)
    }
    var parser = ExpressionParser(pattern)
    program = try ExpressionProgram(try parser.parse())
  }

  /// Whether some part of a text matches.
  package func isFound(in text: String) -> Bool {
    var machine = ExpressionMachine(program)
    return machine.firstMatch(in: text, isAnyEnough: true) != nil
  }

  /// The leftmost match in a text; nil if there is none.
  ///
  /// Of several matches that begin there, the first one counts in the order of alternatives, greedy
  /// and lazy quantifiers.
  package func firstMatch(in text: String) -> Range<String.Index>? {
    var machine = ExpressionMachine(program)
    return machine.firstMatch(in: text)
  }
}

extension RegularExpression {
  /// How many bytes of UTF-8 a pattern may have.
  package static let longestPattern = 8_192
  /// How deep groups may be nested.
  package static let deepestNesting = 100
  /// The largest number of a quantifier.
  package static let mostRepetitions = 1_000
  /// How many instructions a pattern may amount to; `(abc){10}` amounts to 30.
  package static let largestProgram = 10_000
}

extension RegularExpression: Equatable {
  package static func == (one: RegularExpression, other: RegularExpression) -> Bool {
    // Canonically equivalent patterns match the same texts.
    one.pattern == other.pattern
  }
}
