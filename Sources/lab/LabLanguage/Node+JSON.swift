extension Node {
  /// The value as JSON on one line.
  package var json: String { value.json }
}

extension Node {
  /// The integers in the value that exceed 64 bits and so lose digits.
  package var inexactNumbers: [Node] {
    switch value {
    case .number(let number): number.isInteger && number.integer == nil ? [self] : []
    case .array(let items): items.flatMap(\.inexactNumbers)
    case .object(let members): members.flatMap(\.value.inexactNumbers)
    case .string, .boolean, .null: []
    }
  }
}

extension Node.Value {
  /// The value as JSON on one line; infinities and NaN become `null`.
  package var json: String {
    switch self {
    case .string(let text): return text.jsonQuoted
    case .number(let number):
      if let integer = number.integer { return "\(integer)" }
      return number.value.isFinite ? "\(number.value)" : "null"
    case .boolean(let flag): return "\(flag)"
    case .null: return "null"
    case .array(let items): return "[\(items.map(\.json).joined(separator: ","))]"
    case .object(let members):
      let written = members.map { "\($0.key.jsonQuoted):\($0.value.json)" }
      return "{\(written.joined(separator: ","))}"
    }
  }
}
