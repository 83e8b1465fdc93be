/// Some keys of an object and the value they make: one key, several, or one of several sets.
///
/// `Reader.object` puts fields together and refuses every key that none of them declares. Where
/// closures, literals of nouns or ``Reader/later(_:from:_:)`` stand among the parts of an object,
/// spell the type out (`Fields.required(…)`): Swift 6.3 checks less behind a leading dot there.
package struct Fields<Value>: Sendable {
  /// Every key that may stand in some object of the kind, in the order of declaration.
  package let keys: [KeyDescription]
  /// The keys that may stand in the object at hand.
  let allowedKeys: @Sendable (Members) -> [String]
  /// The value, or nil after at least one mistake was recorded.
  let read: @Sendable (Members) -> Value?

  /// For fields that are not made of one key.
  init(
    keys: [KeyDescription], allowedKeys: @escaping @Sendable (Members) -> [String],
    read: @escaping @Sendable (Members) -> Value?
  ) {
    self.keys = keys
    self.allowedKeys = allowedKeys
    self.read = read
  }
}

extension Fields {
  /// A key that every object has.
  package static func required(
    _ name: String, _ reader: Reader<Value>, _ meaning: String
  ) -> Fields {
    Fields(name, takes: reader.noun, .required, meaning) { members in
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
    Fields(name, takes: reader.noun, .optional, meaning) { members in
      guard let node = members[name] else { return .some(nil) }
      guard let value = reader.read(node, members.mistakes) else { return nil }
      return .some(value)
    }
  }

  /// A key that means something where it is left out.
  package static func optional(
    _ name: String, _ reader: Reader<Value>, default value: Value, _ meaning: String
  ) -> Fields where Value: Sendable {
    Fields(name, takes: reader.noun, .defaults(to: "\(value)"), meaning) { members in
      guard let node = members[name] else { return value }
      return reader.read(node, members.mistakes)
    }
  }

  private init(
    _ name: String, takes noun: Noun, _ need: KeyDescription.Need, _ meaning: String,
    read: @escaping @Sendable (Members) -> Value?
  ) {
    let key = KeyDescription(name: name, value: noun.one, need: need, meaning: meaning)
    self.init(keys: [key], allowedKeys: { _ in [name] }, read: read)
  }
}
