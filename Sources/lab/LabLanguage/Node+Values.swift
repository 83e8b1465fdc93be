extension Node {
  /// The text of a string; nil for other kinds.
  package var plainText: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  /// The items of the array under a key; nil if it is not an array.
  package func items(_ key: String) -> [Node]? {
    guard case .array(let items)? = self[key]?.value else { return nil }
    return items
  }
}

extension Int {
  /// The whole number of a text; the nearest `Int` for one that is beyond all of them.
  package init?(nearestTo text: String) {
    if let number = Int(text) {
      self = number
      return
    }
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    self = text.hasPrefix("-") ? .min : .max
  }
}
