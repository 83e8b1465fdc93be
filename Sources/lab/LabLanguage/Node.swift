/// A JSON5 value and its bytes in the source, quotes and brackets included.
package struct Node: Equatable, Sendable {
  /// The value with its escapes decoded.
  package let value: Value
  /// The bytes from the first to past the last, in the source file.
  package let range: Range<Int>

  /// A JSON5 value; a number remembers if it was written without a fraction.
  package enum Value: Equatable, Sendable {
    /// Members in source order, without duplicate keys.
    case object([Member])
    /// Items in their order.
    case array([Node])
    /// Text with its escapes decoded.
    case string(String)
    /// A number and its written form.
    case number(WrittenNumber)
    /// `true` or `false`.
    case boolean(Bool)
    /// The word `null`.
    case null
  }

  /// A key and its value.
  package struct Member: Equatable, Sendable {
    /// The name with its escapes decoded.
    package let key: String
    /// The bytes of the key, quotes included.
    package let keyRange: Range<Int>
    /// The value after the colon.
    package let value: Node
  }

  /// A kind of JSON value, as messages name it.
  package enum Kind: Hashable, Sendable {
    /// The kinds that hold other values.
    case object, array
    /// The kinds without children.
    case string, number, boolean, null
  }

  /// The kind of the value.
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
  /// The kind's words in messages: `expected a string, found an object`.
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
