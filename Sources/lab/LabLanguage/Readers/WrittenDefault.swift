/// A value with its own JSON5 spelling.
package protocol WrittenValue {
  /// The JSON5 text, quotes included.
  var json5: String { get }
}

/// The spelling of an optional key's default, as in a file.
package enum WrittenDefault {
  /// Returns the text for the reference; nil for a nil default.
  package static func text<Value>(of value: Value, taken kinds: Set<Node.Kind>) -> String? {
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

/// A value that may be nil.
private protocol Absence {
  var isNothing: Bool { get }
}

extension Optional: Absence {
  fileprivate var isNothing: Bool { self == nil }
}
