/// A regular expression that is matched in linear time for every pattern.
///
/// The dialect is the common part of PCRE, JavaScript and Swift: characters, classes, groups,
/// alternatives, quantifiers, anchors and the flags `i`, `m` and `s`.
/// Constructs that need backtracking are refused. Texts are compared by characters (grapheme
/// clusters with canonical equivalence), as Swift compares strings.
///
/// A search takes at most `2 × (characters + 1) × instructions` steps, and memory for the
/// instructions alone (R. Pike; R. Cox, "Regular Expression Matching: the Virtual Machine
/// Approach", 2009).
package struct RegularExpression: Sendable {
  package let pattern: String
  let program: ExpressionProgram

  /// Parses a pattern.
  ///
  /// - Throws: The first fault, with its position in the pattern.
  package init(_ pattern: String) throws(ExpressionFault) {
    self.pattern = pattern
    guard pattern.utf8.count <= Self.longestPattern else {
      throw ExpressionFault(.tooLong, at: 1)
    }
    var parser = ExpressionParser(pattern)
    program = try ExpressionProgram(try parser.parse())
  }

  /// Returns true if a part of a text matches.
  package func isFound(in text: String) -> Bool {
    var machine = ExpressionMachine(program)
    return machine.firstMatch(in: text, isAnyEnough: true) != nil
  }

  /// Returns the leftmost match in a text; nil if absent.
  ///
  /// Of several matches with the same start, the order of alternatives and the greediness of
  /// quantifiers decide.
  package func firstMatch(in text: String) -> Range<String.Index>? {
    var machine = ExpressionMachine(program)
    return machine.firstMatch(in: text)
  }
}

extension RegularExpression {
  /// The maximum length of a pattern in bytes of UTF-8.
  package static let longestPattern = 8_192
  /// The maximum nesting of groups.
  package static let deepestNesting = 100
  /// The maximum number in a quantifier.
  package static let mostRepetitions = 1_000
  /// The maximum number of instructions of a pattern; `(abc){10}` compiles to 30.
  package static let largestProgram = 10_000
}

extension RegularExpression: Equatable {
  package static func == (one: RegularExpression, other: RegularExpression) -> Bool {
    // Canonically equivalent patterns match the same texts.
    one.pattern == other.pattern
  }
}
