/// A value that a file writes in a way of its own.
protocol WrittenValue {
  /// As JSON5, quotes included.
  var json5: String { get }
}

/// What holds where a key is left out, as one would write it behind the key.
enum WrittenDefault {
  /// The text for the reference; nil where nothing is written, and nothing holds.
  static func text<Value>(of value: Value, taken kinds: Set<Node.Kind>) -> String? {
    switch value {
    case let absence as any Absence where absence.isNothing: nil
    case let written as any WrittenValue: written.json5
    case let text as String: Node.Value.string(text).json
    case let number as Double: PrintedJSON.fraction(number).text()
    case let word as any RawRepresentable<String>: Node.Value.string(word.rawValue).json
    case let items as any Collection where items.isEmpty: kinds == [.object] ? "{}" : "[]"
    default: "\(value)"
    }
  }
}

/// What may be nothing at all.
private protocol Absence {
  var isNothing: Bool { get }
}

extension Optional: Absence {
  fileprivate var isNothing: Bool { self == nil }
}

extension Duration: WrittenValue {
  /// A number and its unit: `"50ms"`.
  var json5: String { "\"\(shortText.filter { $0 != " " })\"" }
}
