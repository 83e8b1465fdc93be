package import Wording

/// The reason why a pattern is not a regular expression, or not one that is supported.
package struct ExpressionFault: Error, Equatable {
  package let reason: Reason
  /// Its place: the number of the character in the pattern, from 1.
  package let position: Int

  init(_ reason: Reason, at position: Int) { (self.reason, self.position) = (reason, position) }

  package enum Reason: Equatable, Sendable {
    /// The pattern exceeds `RegularExpression.longestPattern`.
    case tooLong
    /// Its groups exceed `RegularExpression.deepestNesting`.
    case tooDeep
    /// Its repetitions, written out, exceed `RegularExpression.largestProgram`.
    case tooLarge
    /// `(` without `)`.
    case openGroup
    /// `)` without `(`.
    case strayParenthesis
    /// `[` without `]`.
    case openClass
    /// `[]` or `[^]`.
    case emptyClass
    /// `[[`, `[&&`, `[--` or `[~~`: set operations, which other dialects read differently.
    case setOperation(String)
    /// A range whose end is not a character, or not after its start.
    case badRange
    /// A quantifier without an expression before it.
    case nothingToRepeat
    /// `{2,1}`, or a number above `RegularExpression.mostRepetitions`.
    case badCount
    /// `*+` and the like.
    case possessive
    /// `(?=`, `(?!`, `(?<=` or `(?<!`.
    case lookAround
    /// `\1`, `\k<name>` or `(?P=name)`.
    case backReference
    /// A group of another kind, by its beginning.
    case unknownGroup(String)
    /// A flag other than `i`, `m` and `s`.
    case unknownFlag(String)
    /// An escape that has no meaning.
    case unknownEscape(String)
    /// `\x`, `\u` or `\U` without a code point.
    case badCode
    /// A property of `\p`, or a name of `[: :]`, that is not known.
    case unknownProperty(String)
  }
}

extension ExpressionFault: Worded {
  /// `unclosed '(' at character 3`.
  package var sentence: Sentence { "\(reason) at character \(position)" }
}

extension ExpressionFault.Reason: Worded {
  /// The mistake and, where there is one, the remedy.
  package var sentence: Sentence {
    switch self {
    case .tooLong: "more than \(RegularExpression.longestPattern) bytes; the pattern begins"
    case .tooDeep: "more than \(RegularExpression.deepestNesting) nested groups"
    case .tooLarge:
      "more than \(RegularExpression.largestProgram) instructions when repetitions are written out"
    case .openGroup: "unclosed '('"
    case .strayParenthesis: "')' without '('"
    case .openClass: "unclosed '['"
    case .emptyClass: "a class without characters"
    case .setOperation(let text): "unescaped '\(text)' in a class; set operations are not supported"
    case .badRange: "a range needs two characters, the smaller first,"
    case .nothingToRepeat: "a quantifier without an expression to repeat"
    case .badCount:
      "a quantifier needs numbers up to \(RegularExpression.mostRepetitions), the smaller first,"
    case .possessive: "possessive quantifiers are not supported"
    case .lookAround: "look-ahead and look-behind are not supported"
    case .backReference: "back-references are not supported"
    case .unknownGroup(let text): "groups that begin with '\(text)' are not supported"
    case .unknownFlag(let text): "unknown flag '\(text)'; 'i', 'm' and 's' are supported;"
    case .unknownEscape(let text): "unknown escape '\\\(text)'"
    case .badCode: "an escape without a valid code point"
    case .unknownProperty(let text): "unknown property '\(text)'"
    }
  }
}
