extension Value {
  /// The value as an input to be validated again.
  public var input: PropertyInput {
    switch self {
    case .string(let text): .string(text)
    case .integer(let integer): .integer(integer)
    case .double(let number): .double(number.value)
    case .bool(let bool): .bool(bool)
    case .list(let values): .list(values.map(\.input))
    }
  }
}
