extension PropertyInput: ExpressibleByNilLiteral {
  /// `nil` is a value that is missing.
  public init(nilLiteral: ()) {
    self = .null
  }
}

extension PropertyInput: ExpressibleByStringInterpolation {
  /// Text in quotes is a string.
  public init(stringLiteral text: String) {
    self = .string(text)
  }
}

extension PropertyInput: ExpressibleByIntegerLiteral {
  /// A literal without a fraction is an integer.
  public init(integerLiteral integer: Int) {
    self = .integer(integer)
  }
}

extension PropertyInput: ExpressibleByFloatLiteral {
  /// A literal with a fraction is a double, finite or not.
  public init(floatLiteral number: Double) {
    self = .double(number)
  }
}

extension PropertyInput: ExpressibleByBooleanLiteral {
  /// `true` and `false` stay apart from 1 and 0.
  public init(booleanLiteral bool: Bool) {
    self = .bool(bool)
  }
}

extension PropertyInput: ExpressibleByArrayLiteral {
  /// Brackets make a list.
  public init(arrayLiteral elements: PropertyInput...) {
    self = .list(elements)
  }
}

extension PropertyInput: ExpressibleByDictionaryLiteral {
  /// Brackets with colons make a dictionary.
  public init(dictionaryLiteral pairs: (PropertyInput, PropertyInput)...) {
    self = .dictionary(PropertyInputs(pairs.map { .init(name: $0, value: $1) }))
  }
}
