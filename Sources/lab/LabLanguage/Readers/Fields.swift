/// Some keys of an object and the value they make: one key, several, or one of several sets.
///
/// `Reader.object` combines fields and rejects every key that none of them declares. If closures,
/// literals of nouns or ``Reader/later(_:from:_:)`` stand among the parts of an object, spell the
/// type out (`Fields.required(…)`): Swift 6.3 checks less behind a leading dot there.
package struct Fields<Value>: Sendable {
  /// The keys, their values, and the keys that need each other.
  package let shape: ObjectShape
  /// The keys that an object may have.
  package let allowedKeys: AllowedKeys
  /// Returns the value, or nil after recording at least one mistake.
  package let read: @Sendable (Members) -> Value?

  /// Every key of any variant of the object, in the order of declaration.
  package var keys: [KeyDescription] { shape.keys }

  /// Fields that are not made of one key.
  package init(
    shape: ObjectShape, allowedKeys: AllowedKeys,
    read: @escaping @Sendable (Members) -> Value?
  ) {
    self.shape = shape
    self.allowedKeys = allowedKeys
    self.read = read
  }
}

extension Fields {
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

  /// Declares a required key whose value is returned with the place of the key.
  package static func required<Wrapped>(
    entry name: String, _ reader: Reader<Wrapped>, _ meaning: String
  ) -> Fields where Value == Entry<Wrapped> {
    let value = Fields<Wrapped>.required(name, reader, meaning)
    return Fields(shape: value.shape, allowedKeys: value.allowedKeys) { members in
      guard let read = value.read(members), let range = members.keyRange(of: name) else {
        return nil
      }
      return Entry(key: Located(name, at: range), value: read)
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
    self.init(shape: shape, allowedKeys: AllowedKeys([name]), read: read)
  }

  /// Combines fields into one value; all parts are read even if one fails, to collect mistakes.
  package init<each Part>(
    _ part: repeat Fields<each Part>,
    make: @escaping @Sendable (repeat each Part) -> Value
  ) {
    var shape = ObjectShape()
    var allowedKeys = AllowedKeys([])
    for partShape in repeat (each part).shape { shape = shape + partShape }
    for partKeys in repeat (each part).allowedKeys { allowedKeys = allowedKeys + partKeys }
    self.init(shape: shape, allowedKeys: allowedKeys) { members in
      // All parts are read before the first failure counts, so that every mistake is recorded.
      let values = (repeat (each part).read(members))
      do throws(Unreadable) {
        return make(repeat try present(each values))
      } catch {
        return nil
      }
    }
  }

  /// Declares no keys; the value is always the same.
  package static func constant(_ value: Value) -> Fields where Value: Sendable {
    Fields(shape: ObjectShape(), allowedKeys: AllowedKeys([])) { _ in value }
  }

  /// Combines any number of optional keys of one type into the values of those that are present.
  ///
  /// The values come in the order of declaration. Absent keys cost nothing, because the read begins
  /// with the members that an object has.
  package static func list<Part>(_ parts: [Fields<Part?>]) -> Fields where Value == [Part] {
    let indices = Dictionary(
      parts.enumerated().flatMap { place, part in part.keys.map { ($0.name, place) } },
      uniquingKeysWith: { first, _ in first })
    return Fields(
      shape: parts.reduce(ObjectShape()) { $0 + $1.shape },
      allowedKeys: parts.reduce(AllowedKeys([])) { $0 + $1.allowedKeys }
    ) { members in
      let present = Set(members.names.compactMap { indices[$0] }).sorted()
      let values = present.compactMap { parts[$0].read(members) }
      return values.count == present.count ? values.compactMap(\.self) : nil
    }
  }

  /// Reads optional keys only of an object that has one of them; another object has `absent`.
  package func orElse(_ absent: Value) -> Fields where Value: Sendable {
    let names = Set(keys.map(\.name))
    return Fields(shape: shape, allowedKeys: allowedKeys) { members in
      members.names.contains(where: names.contains) ? read(members) : absent
    }
  }

  package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Fields<Other> {
    Fields<Other>(shape: shape, allowedKeys: allowedKeys) { read($0).map(transform) }
  }
}

/// Thrown for a part that could not be read; the mistake has been recorded.
private struct Unreadable: Error {}

private func present<Value>(_ value: Value?) throws(Unreadable) -> Value {
  guard let value else { throw Unreadable() }
  return value
}

extension Fields {
  /// Sets of keys told apart by one key, such as the steps of a scenario by their verbs.
  ///
  /// The first key of each set tells it apart and must be required. An object has exactly one of
  /// these; the other keys of a set are allowed only beside its first.
  package static func oneOf(_ sets: Fields...) -> Fields {
    oneOf(sets)
  }

  /// Makes the same from an array of sets.
  package static func oneOf(_ sets: [Fields]) -> Fields {
    let variants = sets.map(Variant.init)
    return Fields(
      shape: .oneOf(variants.map { ($0.key, $0.fields.shape) }),
      allowedKeys: AllowedKeys { members in
        let chosen = variants.filter { members[$0.key] != nil }
        if chosen.isEmpty { return variants.map(\.key) }
        return chosen.flatMap { $0.fields.allowedKeys.names(in: members) }
      },
      read: { members in
        let chosen = variants.filter { members[$0.key] != nil }
        guard let only = chosen.first, chosen.count == 1 else {
          members.recordChoice(of: chosen.map(\.key), from: variants.map(\.key))
          return nil
        }
        return only.fields.read(members)
      })
  }

  private struct Variant: Sendable {
    let key: String
    let fields: Fields

    init(_ fields: Fields) {
      guard let first = fields.keys.first, first.need == .required else {
        fatalError(
          "a variant begins with a required key, not with \(fields.keys.first as Any)")
      }
      key = first.name
      self.fields = fields
    }
  }
}

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
