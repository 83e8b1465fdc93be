/// The value that a reader takes, as a schema describes it; the reader itself may reject more.
package indirect enum ValueShape: Sendable {
  case values(Set<Node.Kind>)
  case words([String])
  /// A text in which a regular expression (ECMA-262) finds a match.
  case text(pattern: String)
  /// The value `true`.
  case yes
  /// An integer within bounds, both included.
  case integer(ClosedRange<Int>)
  /// An array of items of one shape; a nil count allows any number.
  case array(ValueShape, count: Int?)
  /// An object with free keys.
  case entries(ValueShape)
  /// An object of a named kind, and its keys.
  case object(Noun, ObjectShape)
  case either([ValueShape])
  /// A shape resolved on use, for a kind of value that contains itself.
  case later(Noun, @Sendable () -> ValueShape)
}

extension ValueShape {
  /// The value of a key without arguments: `{}` or `true`; nil if there is more to write.
  package var plainValue: Node.Value? {
    switch self {
    case .yes: .boolean(true)
    case .object(_, let shape) where shape.required.isEmpty && shape.choices.isEmpty: .object([])
    case .either(let shapes): shapes.lazy.compactMap(\.plainValue).first
    case .object, .values, .words, .text, .integer, .array, .entries, .later: nil
    }
  }
}

/// The keys of a kind of object, and the keys that need each other.
package struct ObjectShape: Sendable {
  package struct Member: Sendable {
    /// The row in the reference of the format.
    package let key: KeyDescription
    package let shape: ValueShape
  }

  /// The keys of all variants; a key of several variants is repeated.
  package var members: [Member] = []
  /// The keys that every object has.
  package var required: [String] = []
  /// Sets of keys; an object has exactly one key of each set.
  package var choices: [[String]] = []
  /// Keys that need others beside them.
  package var companions: [(key: String, needs: [String])] = []

  /// The rows in the reference of the format.
  package var keys: [KeyDescription] { members.map(\.key) }

  /// The value to write behind the first key of a variant; nil if its objects need more.
  package var plainValue: Node.Value? {
    guard choices.isEmpty, let first = members.first, required == [first.key.name] else {
      return nil
    }
    return first.shape.plainValue
  }

  /// Joins the keys of two parts of an object.
  package static func + (left: ObjectShape, right: ObjectShape) -> ObjectShape {
    ObjectShape(
      members: left.members + right.members, required: left.required + right.required,
      choices: left.choices + right.choices, companions: left.companions + right.companions)
  }

  /// Combines several variants, told apart by their first keys.
  package static func oneOf(_ variants: [(key: String, shape: ObjectShape)]) -> ObjectShape {
    let members = variants.flatMap { key, shape in
      shape.members.map { Member(key: $0.key.beside(key), shape: $0.shape) }
    }
    let companions = variants.flatMap { key, shape in
      [(key: key, needs: shape.required.filter { $0 != key })] + shape.companions
    }
    return ObjectShape(
      members: members, choices: [variants.map(\.key)],
      companions: companions.filter { !$0.needs.isEmpty })
  }
}

/// A row in the reference of the format: a key, its value and its meaning.
package struct KeyDescription: Equatable, Sendable {
  /// The presence of a key in an object, and the meaning of its absence.
  package enum Need: Equatable, Sendable {
    /// An object without the key is a mistake.
    case required
    /// The absence of the key has no meaning.
    case optional
    /// The absence of the key means this value, spelled as in a file.
    case defaults(to: String)
  }

  package let name: String
  /// The kind of value, with its article: `a duration`.
  package let value: String
  /// The presence of the key: required, optional or with a default.
  package let need: Need
  package let meaning: String
  /// The key that this one stands beside; nil if every object of the kind may have it.
  package private(set) var beside: String?

  /// A row for a key whose reader is not made of fields.
  package init(name: String, value: String, need: Need, meaning: String) {
    (self.name, self.value, self.need, self.meaning) = (name, value, need, meaning)
  }

  /// Returns the same key as part of the variant that `key` selects.
  package func beside(_ key: String) -> KeyDescription {
    var copy = self
    if name != key { copy.beside = key }
    return copy
  }
}

extension [KeyDescription] {
  package var markdown: String {
    let rows = map { "| \($0.cells.joined(separator: " | ")) |" }
    return (["| key | value | meaning |", "|---|---|---|"] + rows).joined(separator: "\n")
  }
}

extension KeyDescription {
  fileprivate var cells: [String] {
    let place = beside.map { "`\(name)` beside `\($0)`" } ?? "`\(name)`"
    return [place, words, meaning].map { cell in
      cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
  }

  /// The kind of value and the key's presence.
  package var words: String { "\(value), \(needWords)" }

  private var needWords: String {
    switch need {
    case .required: "required"
    case .optional: "optional"
    case .defaults(to: let value): "else \(value)"
    }
  }
}
