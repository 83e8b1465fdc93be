/// A text is no view path, or a view path has no such text; says where and what was expected.
///
/// The remedy is in ``expectation``: put there what it names.
public struct ViewPathError: Error, Equatable {
  /// The whole text that was read; for a path that cannot be written, the step at fault.
  public let text: String
  /// Where in the text, counted in bytes of its UTF-8 from 0.
  public let offset: Int
  /// What could have stood there.
  public let expectation: Expectation

  /// What a reader or writer of view paths can miss.
  public enum Expectation: String, Sendable {
    /// A step begins with anything but a class name.
    case className = "a class name"
    /// A class name goes on with a character that none can have.
    case classNameEnd = """
      the end of the class name ('/', '[', ']', '&', control characters, \
      and blanks or '>' outside of '<…>' are no part of one)
      """
    /// A generic argument list is not closed.
    case closingAngle = "'>'"
    /// A bracket or a depth holds anything but an index.
    case index = "an index like 2, 0:2, header:0 or footer:0"
    /// A bracket of the `sensors` scheme holds anything but a place.
    case sharedIndex = "an index like 2, or -"
    /// A number is missing, has leading zeros, or is too large for an integer.
    case number = "a number without leading zeros, up to 9223372036854775807"
    /// An index goes on with anything but its bracket.
    case closingBracket = "']'"
    /// A path goes on after a step without a separator.
    case nextStep = "'/' and a step, or the end"
    /// The classes end, and no depths follow.
    case ampersand = "' & ' and the depths"
    /// There are fewer depths than classes.
    case depth = "'-' and a depth, one for every class"
    /// There are more depths than classes.
    case depthsEnd = "the end, after one depth for every class"
    /// A class name would read as two in the classes-and-depths form.
    case noHyphen = "no '-' outside of '<…>', which the form A-B & 0-0 cannot write; use A[0]/B[0]"
    /// A step would have no depth in the classes-and-depths form.
    case stepIndex = "an index, without which the form A-B & 0-0 has no depth; use A/B"
  }
}

extension ViewPathError: CustomStringConvertible {
  /// The text, the place and what belongs there: `'A[0' at offset 3: expected ']'`.
  public var description: String {
    "'\(text)' at offset \(offset): expected \(expectation.rawValue)"
  }
}
