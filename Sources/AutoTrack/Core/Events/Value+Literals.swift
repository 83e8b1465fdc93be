extension Value: ExpressibleByStringInterpolation {
  /// Text in quotes, with or without interpolation, is a string.
  public init(stringLiteral text: String) {
    self = .string(text)
  }
}

extension Value: ExpressibleByIntegerLiteral {
  /// A literal without a fraction is an integer.
  public init(integerLiteral integer: Int) {
    self = .integer(integer)
  }
}

extension Value: ExpressibleByFloatLiteral {
  /// A literal with a fraction is a double; one beyond the largest double stops the program.
  public init(floatLiteral number: Double) {
    self = .double(FiniteDouble(floatLiteral: number))
  }
}

extension Value: ExpressibleByBooleanLiteral {
  /// `true` and `false` stay apart from 1 and 0.
  public init(booleanLiteral bool: Bool) {
    self = .bool(bool)
  }
}

extension Value: ExpressibleByArrayLiteral {
  /// Brackets make a list, whose elements may differ in kind.
  public init(arrayLiteral values: Value...) {
    self = .list(values)
  }
}
