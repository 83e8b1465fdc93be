extension Value {
  /// The value as an app would hand it over, to be checked once more.
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
