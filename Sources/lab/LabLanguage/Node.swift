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
    case number(WrittenNumber)
    /// `true` or `false`.
    case boolean(Bool)
    case null
  }

  package struct Member: Equatable, Sendable {
    /// The name with its escapes decoded.
    package let key: String
    /// The bytes of the key, quotes included.
    package let keyRange: Range<Int>
    /// The value after the colon.
    package let value: Node

    package init(key: String, keyRange: Range<Int>, value: Node) {
      (self.key, self.keyRange, self.value) = (key, keyRange, value)
    }

    /// Returns the same key with another value.
    package func with(_ value: Node) -> Member {
      Member(key: key, keyRange: keyRange, value: value)
    }
  }

  /// A kind of JSON value, as messages name it.
  package enum Kind: Hashable, Sendable {
    /// The kinds that hold other values.
    case object, array
    /// The kinds without children.
    case string, number, boolean, null
  }

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

extension Node {
  /// An object of one key, in the place of the word that stands for it.
  package init(object key: String, _ value: Value, at range: Range<Int>) {
    let member = Member(key: key, keyRange: range, value: Node(value: value, range: range))
    self.init(value: .object([member]), range: range)
  }

  /// Returns the same value with other places.
  package func moved(by distance: Int) -> Node {
    let value: Value =
      switch self.value {
      case .object(let members):
        .object(
          members.map { member in
            Member(
              key: member.key, keyRange: member.keyRange.moved(by: distance),
              value: member.value.moved(by: distance))
          })
      case .array(let items): .array(items.map { $0.moved(by: distance) })
      case .string, .number, .boolean, .null: self.value
      }
    return Node(value: value, range: range.moved(by: distance))
  }

  package func with(_ value: Value) -> Node { Node(value: value, range: range) }

  /// The value of a key; nil without it, and for values that are no objects.
  package subscript(key: String) -> Node? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Returns the object with another value of a key that it has.
  package func replacing(_ key: String, with value: Node) -> Node {
    guard case .object(let members) = self.value else { return self }
    return with(
      .object(
        members.map { member in
          member.key == key ? member.with(value) : member
        }))
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range {
    lowerBound + distance..<upperBound + distance
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

/// A noun with its article and its plural, for messages in full sentences.
package struct Noun: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The singular with its article: `an object`.
  package let one: String
  /// The plural: `objects`.
  package let many: String

  /// A noun that is irregular for the literal's rule: `a user`, `entries`.
  package init(one: String, many: String) {
    self.one = one
    self.many = many
  }

  /// A regular noun: `an` before a vowel, a plural in `s`.
  package init(stringLiteral word: String) {
    let article = word.first.map("aeiou".contains) ?? false ? "an" : "a"
    self.init(one: "\(article) \(word)", many: "\(word)s")
  }
}

/// A number as written in a file.
///
/// An integer keeps all its digits: a `Double` is exact up to 2⁵³ only.
package struct WrittenNumber: Equatable, Sendable {
  /// The number, or the `Double` nearest to it.
  package let value: Double
  /// True for `7`, `-7` and `0x7`, false for `7.0`, `7e0` and `Infinity`.
  package let isInteger: Bool
  /// The integer; nil if the number has a fraction or an exponent, or needs more than 64 bits.
  package let integer: Int?

  /// Parses a number in JSON5 syntax.
  package init(_ text: some StringProtocol, isInteger: Bool) {
    self.isInteger = isInteger
    value = Double(String(text)) ?? .nan
    integer = isInteger ? Self.integer(text) : nil
  }

  /// The number as a `Double`; nil for an integer that a `Double` cannot represent.
  package var exactValue: Double? {
    guard isInteger else { return value }
    return integer.flatMap { Double(exactly: $0) }
  }

  private static func integer(_ text: some StringProtocol) -> Int? {
    let sign = text.first == "-" || text.first == "+" ? String(text.prefix(1)) : ""
    let digits = text.dropFirst(sign.count)
    guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return Int(text) }
    return Int(sign + digits.dropFirst(2), radix: 16)
  }
}

extension Node {
  package var json: String { value.json }

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
