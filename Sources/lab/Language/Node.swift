/// A JSON5 value and the bytes that spell it, quotes and brackets included.
package struct Node: Equatable, Sendable {
  /// What it says, whatever way it is spelled.
  package let value: Value
  /// From the first byte to after the last, in the file that it was read from.
  package let range: Range<Int>

  /// What JSON5 can say; numbers are told apart by whether they are written without a fraction.
  package enum Value: Equatable, Sendable {
    /// Members in the order of the text; no two have the same key.
    case object([Member])
    /// Items in the order of the text.
    case array([Node])
    /// Text with its escapes replaced.
    case string(String)
    /// A number, and whether it is written without a fraction.
    case number(WrittenNumber)
    /// `true` or `false`.
    case boolean(Bool)
    /// The word `null`.
    case null
  }

  /// A key and its value, in the order of the text.
  package struct Member: Equatable, Sendable {
    /// The name with its escapes replaced.
    package let key: String
    /// The bytes of the key, quotes included.
    package let keyRange: Range<Int>
    /// What stands behind the colon.
    package let value: Node
  }

  /// The six kinds of value, as messages name them.
  package enum Kind: Hashable, Sendable {
    /// Those that hold other values.
    case object, array
    /// Those that hold none.
    case string, number, boolean, null
  }

  /// Which of the six kinds the value is of.
  package var kind: Kind {
    switch value {
    case .object: .object
    case .array: .array
    case .string: .string
    case .number: .number
    case .boolean: .boolean
    case .null: .null
    }
  }
}

extension Node.Kind {
  /// How a message speaks of one: `expected a string, found an object`.
  package var noun: Noun {
    switch self {
    case .object: "object"
    case .array: "array"
    case .string: "string"
    case .number: "number"
    case .boolean: "boolean"
    case .null: Noun(one: "null", many: "nulls")
    }
  }
}
