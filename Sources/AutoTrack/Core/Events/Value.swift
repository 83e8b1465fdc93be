/// A value of a property: JSON without null and objects (S1.6).
///
/// Numbers are compared by amount: the integer `8` equals the double `8.0`, and equal values have
/// the same JSON.
public enum Value: Sendable {
  /// Text of any length.
  case string(String)
  /// An integer, printed with all digits.
  case integer(Int)
  /// A double; ``FiniteDouble`` excludes NaN and infinity.
  case double(FiniteDouble)
  /// A truth value, which equals no number.
  case bool(Bool)
  /// A list of values, the only nested value.
  case list([Value])

  /// Creates a double; nil for NaN and infinity, which JSON cannot represent.
  package init?(_ number: Double) {
    guard let finite = FiniteDouble(number) else { return nil }
    self = .double(finite)
  }

  /// The value as an input to be validated again.
  package var input: PropertyInput {
    switch self {
    case .string(let text): .string(text)
    case .integer(let integer): .integer(integer)
    case .double(let number): .double(number.value)
    case .bool(let bool): .bool(bool)
    case .list(let values): .list(values.map(\.input))
    }
  }
}

extension Value: Equatable {
  /// Compares numbers by amount across integers and doubles, all others within their case.
  public static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.integer(let integer), .double(let double)), (.double(let double), .integer(let integer)):
      double.wholeNumber == integer
    default: false
    }
  }
}

extension Value: CustomStringConvertible {
  /// The value's JSON, in which text is quoted.
  public var description: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }
}

/// A double that JSON can represent: neither NaN nor infinite.
public struct FiniteDouble: Equatable, Sendable {
  /// The number.
  public let value: Double

  /// Creates a finite double; nil for NaN and infinity.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.value = value
  }

  /// The number as an integer; nil if it has a fraction or exceeds an integer's range.
  var wholeNumber: Int? {
    Int(exactly: value)
  }

  /// Creates a duration in seconds with at most three decimals, never negative.
  ///
  /// Negative durations, which result from clocks that are set back, become 0. Half a millisecond
  /// rounds up.
  init(seconds duration: Duration) {
    value = (max(duration, .zero) / .milliseconds(1)).rounded() / 1000
  }
}

extension FiniteDouble: ExpressibleByFloatLiteral {
  /// Creates a finite double; a literal beyond the largest double is a programmer error.
  public init(floatLiteral value: Double) {
    guard value.isFinite else { fatalError("\(value) is not finite; JSON has no form for it") }
    self.value = value
  }
}

extension Value: ExpressibleByStringInterpolation {
  /// Creates a string.
  public init(stringLiteral text: String) {
    self = .string(text)
  }
}

extension Value: ExpressibleByIntegerLiteral {
  /// Creates an integer.
  public init(integerLiteral integer: Int) {
    self = .integer(integer)
  }
}

extension Value: ExpressibleByFloatLiteral {
  /// Creates a double; a literal beyond the largest double is a programmer error.
  public init(floatLiteral number: Double) {
    self = .double(FiniteDouble(floatLiteral: number))
  }
}

extension Value: ExpressibleByBooleanLiteral {
  /// Creates a truth value, which is distinct from 1 and 0.
  public init(booleanLiteral bool: Bool) {
    self = .bool(bool)
  }
}

extension Value: ExpressibleByArrayLiteral {
  /// Creates a list, whose elements may differ in type.
  public init(arrayLiteral values: Value...) {
    self = .list(values)
  }
}
