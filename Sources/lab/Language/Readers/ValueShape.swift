/// What a reader takes, as far as a schema can say it; the reader itself may refuse more.
package indirect enum ValueShape: Sendable {
  /// Any value of these kinds.
  case values(Set<Node.Kind>)
  /// One of these words.
  case words([String])
  /// A whole number within bounds, both included.
  case integer(ClosedRange<Int>)
  /// Items of one shape; nil where there may be any number of them.
  case array(ValueShape, count: Int?)
  /// An object whose keys are the person's own.
  case entries(ValueShape)
  /// An object of a kind that has a name, and its keys.
  case object(Noun, ObjectShape)
  /// Any of these.
  case either([ValueShape])
  /// Looked up when it is needed, where a kind of value contains itself.
  case later(Noun, @Sendable () -> ValueShape)
}

/// The keys of a kind of object, and which of them go together.
package struct ObjectShape: Sendable {
  /// A key, and what stands behind it.
  package struct Member: Sendable {
    /// The row in the reference of the format.
    package let key: KeyDescription
    /// What stands behind the key.
    package let shape: ValueShape
  }

  /// Every key that may stand in some object of the kind; one of several variants comes again.
  package var members: [Member] = []
  /// The keys that every object has.
  package var required: [String] = []
  /// Sets of keys of which every object has exactly one.
  package var choices: [[String]] = []
  /// Keys that need others beside them.
  package var companions: [(key: String, needs: [String])] = []

  /// The rows in the reference of the format.
  package var keys: [KeyDescription] { members.map(\.key) }

  /// The keys of several parts of an object.
  static func + (left: ObjectShape, right: ObjectShape) -> ObjectShape {
    ObjectShape(
      members: left.members + right.members, required: left.required + right.required,
      choices: left.choices + right.choices, companions: left.companions + right.companions)
  }

  /// An object that is one of several variants, told apart by their first keys.
  static func oneOf(_ variants: [(key: String, shape: ObjectShape)]) -> ObjectShape {
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
