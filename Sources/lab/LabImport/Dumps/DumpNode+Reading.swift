import LabLanguage

/// Values as dumps have them. A value of another type counts as absent, and its key is kept for a
/// note; JSON's `null` and empty texts are absent.
extension DumpNode {
  /// Returns a number of XML or of a debugger's text.
  mutating func number(_ key: String, _ text: String?) -> Double? {
    value(key, text) { Double($0).flatMap { $0.isFinite ? $0 : nil } }
  }

  /// Returns a number without a fraction of XML or of a debugger's text.
  mutating func integer(_ key: String, _ text: String?) -> Int? {
    value(key, text, Int.init(nearestTo:))
  }

  /// Returns a Boolean of XML or of a debugger's text.
  mutating func flag(_ key: String, _ text: String?) -> Bool? {
    value(key, text) { Self.flags[$0] }
  }

  /// Returns a member of JSON that is a number.
  mutating func number(_ key: String, of node: Node) -> Double? {
    value(key, node.filled(key)) { value in
      if case .number(let number) = value, number.value.isFinite { number.value } else { nil }
    }
  }

  /// Returns a member of JSON that is a number without a fraction.
  mutating func integer(_ key: String, of node: Node) -> Int? {
    value(key, node.filled(key)) { value in
      if case .number(let number) = value { Int(exactly: number.value) } else { nil }
    }
  }

  /// Returns a member of JSON that is a Boolean, or a number as one.
  mutating func flag(_ key: String, of node: Node) -> Bool? {
    value(key, node.filled(key)) { value in
      switch value {
      case .boolean(let flag): flag
      case .number(let number): number.value != 0
      case .string(let text): Self.flags[text]
      default: nil
      }
    }
  }

  mutating func text(_ key: String, of node: Node) -> String? {
    value(key, node.filled(key)) { value in
      if case .string(let text) = value { text } else { nil }
    }
  }

  /// Returns a member of JSON that is a text, a number or a Boolean, as a text.
  mutating func word(_ key: String, of node: Node) -> String? {
    value(key, node.filled(key)) { value in
      switch value {
      case .string(let text): text
      case .number(let number): Int(exactly: number.value).map(String.init) ?? "\(number.value)"
      case .boolean(let flag): flag ? "1" : "0"
      default: nil
      }
    }
  }

  /// Returns a member of JSON that is an array; empty without one.
  mutating func items(_ key: String, of node: Node) -> [Node] {
    value(key, node.filled(key)) { value in
      if case .array(let items) = value { items } else { nil }
    } ?? []
  }

  /// Takes the rectangle in the attributes `x`, `y`, `width` and `height`, unless it is masked.
  mutating func takeFrame(of element: MarkupElement) {
    let texts = ImportedFrame.keys.map { element[$0] }
    guard !texts.contains(where: FrameMask.isMask) else { return }
    let numbers = zip(ImportedFrame.keys, texts).map { number($0, $1) }
    take(ImportedFrame(numbers.compactMap(\.self)))
  }

  /// Takes the rectangle in the members `x`, `y`, `width` and `height`.
  mutating func takeFrame(of node: Node) {
    let numbers = ImportedFrame.keys.map { number($0, of: node) }
    take(ImportedFrame(numbers.compactMap(\.self)))
  }

  /// Takes a frame, unless its size is negative.
  mutating func take(_ frame: ImportedFrame?) {
    guard let frame else { return }
    if frame.width < 0 { damaged.append("width") }
    if frame.height < 0 { damaged.append("height") }
    if frame.width >= 0, frame.height >= 0 { self.frame = frame }
  }

  private static let flags = [
    "true": true, "YES": true, "1": true, "false": false, "NO": false, "0": false,
  ]

  private mutating func value<Given, Value>(
    _ key: String, _ given: Given?, _ read: (Given) -> Value?
  ) -> Value? {
    guard let given else { return nil }
    let value = read(given)
    if value == nil { damaged.append(key) }
    return value
  }
}
