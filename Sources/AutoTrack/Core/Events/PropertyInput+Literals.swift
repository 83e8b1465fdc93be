extension PropertyInput: ExpressibleByNilLiteral {
  /// Creates a missing value.
  public init(nilLiteral: ()) {
    self = .null
  }
}

extension PropertyInput: ExpressibleByStringInterpolation {
  /// Creates a string.
  public init(stringLiteral text: String) {
    self = .string(text)
  }
}

extension PropertyInput: ExpressibleByIntegerLiteral {
  /// Creates an integer.
  public init(integerLiteral integer: Int) {
    self = .integer(integer)
  }
}

extension PropertyInput: ExpressibleByFloatLiteral {
  /// Creates a double, which may be infinite.
  public init(floatLiteral number: Double) {
    self = .double(number)
  }
}

extension PropertyInput: ExpressibleByBooleanLiteral {
  /// Creates a truth value, which is distinct from 1 and 0.
  public init(booleanLiteral bool: Bool) {
    self = .bool(bool)
  }
}

extension PropertyInput: ExpressibleByArrayLiteral {
  /// Creates a list.
  public init(arrayLiteral elements: PropertyInput...) {
    self = .list(elements)
  }
}

extension PropertyInput: ExpressibleByDictionaryLiteral {
  /// Creates a dictionary.
  public init(dictionaryLiteral pairs: (PropertyInput, PropertyInput)...) {
    self = .dictionary(PropertyInputs(pairs.map { .init(name: $0, value: $1) }))
  }
}
