public import Wording

/// The error of a text that is not a view path, or of a view path without such a text form.
///
/// ``expectation`` is the text that would be valid at ``offset``.
public struct ViewPathError: Error, Equatable {
  /// The text that was parsed; for a path without a text form, the invalid step.
  public let text: String
  /// The position in the text in bytes of UTF-8, from 0.
  public let offset: Int
  /// The expected continuation.
  public let expectation: Expectation

  /// Creates an error, also for the texts of other schemes.
  public init(text: String, offset: Int, expectation: Expectation) {
    (self.text, self.offset, self.expectation) = (text, offset, expectation)
  }

  /// An expectation in words: those of the built-in schemes, or any literal.
  public struct Expectation: Hashable, Sendable, Worded {
    /// The words, after "expected".
    public let sentence: Sentence
  }
}

extension ViewPathError.Expectation: ExpressibleByStringInterpolation {
  /// Creates an expectation in words.
  public init(stringLiteral words: String) { sentence = Sentence(stringLiteral: words) }

  /// Creates an expectation in words with arguments.
  public init(stringInterpolation words: Sentence.StringInterpolation) {
    sentence = Sentence(stringInterpolation: words)
  }

  /// A step does not begin with a class name.
  package static let className: Self = "a class name"
  /// A class name continues with an invalid character.
  package static let classNameEnd: Self = """
    the end of the class name ('/', '[', ']', '&', control characters, \
    and blanks or '>' outside of '<…>' are not part of it)
    """
  /// A generic argument list is not closed.
  package static let closingAngle: Self = "'>'"
  /// A bracket or a depth does not contain an index.
  package static let index: Self = "an index like 2, 0:2, header:0 or footer:0"
  /// A bracket of the `sensors` scheme does not contain a place.
  package static let sharedIndex: Self = "an index like 2, or -"
  /// A number is missing, has leading zeros, or is too large for an integer.
  package static let number: Self = "a number without leading zeros, up to 9223372036854775807"
  /// An index is not followed by its bracket.
  package static let closingBracket: Self = "']'"
  /// A step is not followed by a separator.
  package static let nextStep: Self = "'/' and a step, or the end"
  /// The classes are not followed by depths.
  package static let ampersand: Self = "' & ' and the depths"
  /// There are fewer depths than classes.
  package static let depth: Self = "'-' and a depth, one for every class"
  /// There are more depths than classes.
  package static let depthsEnd: Self = "the end, after one depth for every class"
  /// A class name would parse as two in the classes-and-depths form.
  package static let noHyphen: Self =
    "no '-' outside of '<…>', which the form A-B & 0-0 cannot write; use A[0]/B[0]"
  /// A step has no depth in the classes-and-depths form.
  package static let stepIndex: Self =
    "an index, without which the form A-B & 0-0 has no depth; use A/B"
}

extension ViewPathError: Worded {
  /// The text, the position and the expectation: `'A[0' at offset 3: expected ']'`.
  public var sentence: Sentence {
    "'\(text)' at offset \(offset): expected \(expectation)"
  }
}
