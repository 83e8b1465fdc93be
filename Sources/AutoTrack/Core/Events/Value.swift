/// What a property may be: JSON without null and without objects (S1.6).
///
/// A number is its amount, not its type: `8` as a tester writes it equals the `8.0` that a clock
/// measured, and equal values print the same JSON.
public enum Value: Sendable {
  /// Text as given; how long it may be is a matter of validation.
  case string(String)
  /// A whole number, printed with all its digits.
  case integer(Int)
  /// NaN and infinity never get here: ``FiniteDouble`` refuses them.
  case double(FiniteDouble)
  /// Printed as `true` or `false`, and equal to no number.
  case bool(Bool)
  /// Values in their given order; a list is the only way to nest.
  case list([Value])

  /// Nil for NaN and infinity, which JSON cannot write.
  public init?(_ number: Double) {
    guard let finite = FiniteDouble(number) else { return nil }
    self = .double(finite)
  }
}

extension Value: Equatable {
  /// Compares numbers by amount across integer and double, everything else within its kind.
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
  /// The value's JSON, so that text shows its quotes.
  public var description: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }
}
