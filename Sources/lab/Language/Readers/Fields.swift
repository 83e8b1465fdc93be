/// Some keys of an object and the value they make: one key, several, or one of several sets.
///
/// `Reader.object` puts fields together and refuses every key that none of them declares. Where
/// closures, literals of nouns or ``Reader/later(_:from:_:)`` stand among the parts of an object,
/// spell the type out (`Fields.required(…)`): Swift 6.3 checks less behind a leading dot there.
package struct Fields<Value>: Sendable {
  /// The keys, what they take, and which of them go together.
  let shape: ObjectShape
  /// The keys that may stand in the object at hand.
  let allowedKeys: @Sendable (Members) -> [String]
  /// The value, or nil after at least one mistake was recorded.
  let read: @Sendable (Members) -> Value?

  /// Every key that may stand in some object of the kind, in the order of declaration.
  package var keys: [KeyDescription] { shape.keys }

  /// For fields that are not made of one key.
  init(
    shape: ObjectShape, allowedKeys: @escaping @Sendable (Members) -> [String],
    read: @escaping @Sendable (Members) -> Value?
  ) {
    self.shape = shape
    self.allowedKeys = allowedKeys
    self.read = read
  }
}

extension Fields {
  /// A key that every object has.
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

  /// A key that an object may leave out.
  package static func optional<Wrapped>(
    _ name: String, _ reader: Reader<Wrapped>, _ meaning: String
  ) -> Fields where Value == Wrapped? {
    Fields(name, takes: reader, .optional, meaning) { members in
      guard let node = members[name] else { return .some(nil) }
      guard let value = reader.read(node, members.mistakes) else { return nil }
      return .some(value)
    }
  }

  /// A key that means something where it is left out.
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
