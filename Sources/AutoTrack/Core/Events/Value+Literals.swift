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
