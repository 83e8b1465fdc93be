/// Some keys of an object and the value they make: one key, several, or one of several sets.
///
/// `Reader.object` combines fields and rejects every key that none of them declares. If closures,
/// literals of nouns or ``Reader/later(_:from:_:)`` stand among the parts of an object, spell the
/// type out (`Fields.required(…)`): Swift 6.3 checks less behind a leading dot there.
package struct Fields<Value>: Sendable {
  /// The keys, their values, and the keys that need each other.
  package let shape: ObjectShape
  /// Returns the keys allowed in the given object.
  package let allowedKeys: @Sendable (Members) -> [String]
  /// Returns the value, or nil after recording at least one mistake.
  package let read: @Sendable (Members) -> Value?

  /// Every key of any variant of the object, in the order of declaration.
  package var keys: [KeyDescription] { shape.keys }

  /// Fields that are not made of one key.
  package init(
    shape: ObjectShape, allowedKeys: @escaping @Sendable (Members) -> [String],
    read: @escaping @Sendable (Members) -> Value?
  ) {
    self.shape = shape
    self.allowedKeys = allowedKeys
    self.read = read
  }
}

extension Fields {
  /// Declares a required key.
  package static func required(
    _ name: String, _ reader: Reader<Value>, _ meaning: String
  ) -> Fields {
    Fields(name, takes: reader, .required, meaning) { members in
      guard let node = members[name] else {
        members.recordMissing(name, reader.noun)
        return nil
      }
      return reader.read(node, members.mistakes)
    }
  }

  /// Declares an optional key; the value is nil without it.
  package static func optional<Wrapped>(
    _ name: String, _ reader: Reader<Wrapped>, _ meaning: String
  ) -> Fields where Value == Wrapped? {
    Fields(name, takes: reader, .optional, meaning) { members in
      guard let node = members[name] else { return .some(nil) }
      guard let value = reader.read(node, members.mistakes) else { return nil }
      return .some(value)
    }
  }

  /// Declares an optional key with a default.
  package static func optional(
    _ name: String, _ reader: Reader<Value>, default value: Value, _ meaning: String
  ) -> Fields where Value: Sendable {
    let written = WrittenDefault.text(of: value, taken: reader.kinds)
    return Fields(
      name, takes: reader, written.map { .defaults(to: $0) } ?? .optional, meaning
    ) { members in
      guard let node = members[name] else { return value }
      return reader.read(node, members.mistakes)
    }
  }

  private init<Taken>(
    _ name: String, takes reader: Reader<Taken>, _ need: KeyDescription.Need, _ meaning: String,
    read: @escaping @Sendable (Members) -> Value?
  ) {
    let key = KeyDescription(name: name, value: reader.noun.one, need: need, meaning: meaning)
    let shape = ObjectShape(
      members: [ObjectShape.Member(key: key, shape: reader.shape)],
      required: need == .required ? [name] : [])
    self.init(shape: shape, allowedKeys: { _ in [name] }, read: read)
  }
}
