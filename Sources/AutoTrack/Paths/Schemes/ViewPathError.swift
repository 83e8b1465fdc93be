/// The error of a text that is not a view path, or of a view path without such a text form.
///
/// The remedy is in ``expectation``: put there what it names.
public struct ViewPathError: Error, Equatable {
  /// The text that was parsed; for a path without a text form, the invalid step.
  public let text: String
  /// The position in the text in bytes of UTF-8, from 0.
  public let offset: Int
  /// The expected continuation.
  public let expectation: Expectation

  /// The possible expectations.
  public enum Expectation: String, Sendable {
    /// A step does not begin with a class name.
    case className = "a class name"
    /// A class name continues with an invalid character.
    case classNameEnd = """
      the end of the class name ('/', '[', ']', '&', control characters, \
      and blanks or '>' outside of '<…>' are not part of it)
      """
    /// A generic argument list is not closed.
    case closingAngle = "'>'"
    /// A bracket or a depth does not contain an index.
    case index = "an index like 2, 0:2, header:0 or footer:0"
    /// A bracket of the `sensors` scheme does not contain a place.
    case sharedIndex = "an index like 2, or -"
    /// A number is missing, has leading zeros, or is too large for an integer.
    case number = "a number without leading zeros, up to 9223372036854775807"
    /// An index is not followed by its bracket.
    case closingBracket = "']'"
    /// A step is not followed by a separator.
    case nextStep = "'/' and a step, or the end"
    /// The classes are not followed by depths.
    case ampersand = "' & ' and the depths"
    /// There are fewer depths than classes.
    case depth = "'-' and a depth, one for every class"
    /// There are more depths than classes.
    case depthsEnd = "the end, after one depth for every class"
    /// A class name would parse as two in the classes-and-depths form.
    case noHyphen = "no '-' outside of '<…>', which the form A-B & 0-0 cannot write; use A[0]/B[0]"
    /// A step has no depth in the classes-and-depths form.
    case stepIndex = "an index, without which the form A-B & 0-0 has no depth; use A/B"
  }
}

extension ViewPathError: CustomStringConvertible {
  /// The text, the position and the expectation: `'A[0' at offset 3: expected ']'`.
  public var description: String {
    "'\(text)' at offset \(offset): expected \(expectation.rawValue)"
  }
}
