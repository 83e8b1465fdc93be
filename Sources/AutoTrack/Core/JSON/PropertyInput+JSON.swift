extension PropertyInput {
  /// The value as JSON with sorted keys; nil for values without a JSON form (SA-E27).
  ///
  /// Lists and dictionaries have one, unless they contain a number that is not finite, a key that
  /// is not a string, or more levels than the reader accepts. Dates become texts in GMT.
  package var json: String? {
    switch self {
    case .list, .dictionary: text(depth: 0)
    case .null, .string, .integer, .double, .bool, .date: nil
    }
  }

  fileprivate func text(depth: Int) -> String? {
    guard depth <= JSONReader.deepest else { return nil }
    switch self {
    case .null: return "null"
    case .list(let elements):
      return Self.joined(elements.map { $0.text(depth: depth + 1) }, "[", "]")
    case .dictionary(let inputs):
      guard inputs.pairs.allSatisfy({ $0.name.text != nil }) else { return nil }
      return Self.joined(inputs.members.map { $0.text(depth: depth + 1) }, "{", "}")
    case .string, .integer, .double, .bool, .date: return plain?.description
    }
  }

  /// The value of a scalar; nil if JSON cannot represent it.
  private var plain: AutoTrack.Value? {
    switch self {
    case .string(let text): .string(text)
    case .integer(let integer): .integer(integer)
    case .double(let number): AutoTrack.Value(number)
    case .bool(let bool): .bool(bool)
    case .date(let time): .string(DateText(milliseconds: time, minutesFromGMT: 0).text)
    case .null, .list, .dictionary: nil
    }
  }

  private static func joined(_ parts: [String?], _ opening: String, _ closing: String) -> String? {
    guard parts.allSatisfy({ $0 != nil }) else { return nil }
    return opening + parts.compactMap(\.self).joined(separator: ",") + closing
  }
}

extension PropertyInputs {
  /// The pairs in the order of their names; the last of a repeated name wins.
  fileprivate var members: [Pair] {
    let order = pairs.indices.sorted { (pairs[$0].key, $0) < (pairs[$1].key, $1) }
    return order.enumerated().filter { place, index in
      place + 1 == order.count || pairs[order[place + 1]].key != pairs[index].key
    }.map { pairs[$0.element] }
  }
}

extension PropertyInputs.Pair {
  /// The name; empty if it is not a string.
  fileprivate var key: String { name.text ?? "" }

  /// Returns the pair as a member of an object; nil if the value has no JSON form.
  fileprivate func text(depth: Int) -> String? {
    value.text(depth: depth).map { "\(Value.string(key)):\($0)" }
  }
}
