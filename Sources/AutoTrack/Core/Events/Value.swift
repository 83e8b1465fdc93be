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
  public init?(_ number: Double) {
    guard let finite = FiniteDouble(number) else { return nil }
    self = .double(finite)
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
