/// A key of an object and the property that holds its value: one row of a format.
///
/// The row is the only place that spells the key. The reader of the object, its schema and its row
/// in the reference of the format come from it; so do the writer's members, if the rows make a
/// ``JSONRecord``. The meaning in the row is the documentation of the property, which needs no
/// other.
///
///     struct Push: FormatValue {
///       let target: Located<ElementSelector>
///       let isAnimated: Bool
///       let delay: Duration?
///       let index: Int?
///       let ties: Ties
///
///       static let reader: Reader<Push> = .object(
///         "push",
///         Field("target", \.target, "What the finger touches."),
///         Field("animated", \.isAnimated, default: true, "Moves the screens."),
///         Field("delay", \.delay, "The time before."),
///         Field("index", \.index, as: .integer(atLeast: 0), "The place."),
///         Field(\.ties, Ties.fields),
///         make: Push.init)
///     }
///
/// * The type of the property decides: a key is optional if the property is, or if the row has a
///   default; otherwise it is required. A ``FormatValue`` needs no reader in the row, and
///   ``Located`` adds the place for later mistakes.
/// * The properties stand in the order of the rows, so `make` is the memberwise initialiser and
///   every property stays a `let`. Rows in another order end the program at the first use.
/// * Keys that need each other, and one of several sets, are ``Fields`` of their own, which a row
///   without a key takes over.
///
/// A configuration whose properties all have defaults is filled instead of made:
/// `.object("bridge", filling: BridgeConfiguration(), Field(…), …)`. Other types are not, because
/// a blank for each required value, such as a selector, would make an incomplete object valid.
package struct Field<Object, Value: Sendable>: Sendable {
  /// The key; nil for a row of several keys.
  let name: String?
  /// The key or keys, and their value.
  package let fields: Fields<Value>
  package let path: any KeyPath<Object, Value> & Sendable

  package init(
    _ name: String, _ path: any KeyPath<Object, Value> & Sendable, _ meaning: String
  ) where Value: FieldValue, Value.Read: FormatValue {
    self.init(name, path, as: Value.Read.reader, meaning)
  }

  /// A row of one key with a default.
  package init(
    _ name: String, _ path: any KeyPath<Object, Value> & Sendable, default absent: Value,
    _ meaning: String
  ) where Value: FormatValue {
    self.init(name, path, as: Value.reader, default: absent, meaning)
  }

  /// A row of one key whose values have a reader other than that of their type.
  package init(
    _ name: String, _ path: any KeyPath<Object, Value> & Sendable,
    as reader: Reader<Value.Read>, _ meaning: String
  ) where Value: FieldValue {
    (self.name, self.path) = (name, path)
    let reader = reader.map { Value(read: $0) }
    if let absent = Value.absent {
      fields = .optional(name, reader, default: absent, meaning)
    } else {
      fields = .required(name, reader, meaning)
    }
  }

  /// A row of one key with a default and a reader other than that of the type.
  package init(
    _ name: String, _ path: any KeyPath<Object, Value> & Sendable, as reader: Reader<Value>,
    default absent: Value, _ meaning: String
  ) {
    (self.name, self.path) = (name, path)
    fields = .optional(name, reader, default: absent, meaning)
  }

  /// A row of several keys, which make one value.
  package init(_ path: any KeyPath<Object, Value> & Sendable, _ fields: Fields<Value>) {
    name = nil
    self.path = path
    self.fields = fields
  }

  fileprivate func set(_ value: Value, of object: inout Object) {
    guard let path = path as? WritableKeyPath<Object, Value> else {
      fatalError("the property of \(fields.keys) is a constant")
    }
    object[keyPath: path] = value
  }
}

extension Fields {
  /// Combines the rows of a type, which stand in the order of its properties.
  package init<each Part>(
    _ field: repeat Field<Value, each Part>,
    make: @escaping @Sendable (repeat each Part) -> Value
  ) {
    // Two neighbours of one type could change places unnoticed.
    var last = 0
    for place in repeat MemoryLayout<Value>.offset(of: (each field).path) {
      let place = place ?? last
      guard place >= last else { fatalError("the rows of \(Value.self) are in another order") }
      last = place
    }
    self.init(repeat (each field).fields, make: make)
  }
}

extension Fields where Value: Sendable {
  /// Combines rows that fill an object whose properties are variables.
  package init<each Part>(filling blank: Value, _ field: repeat Field<Value, each Part>) {
    self.init(repeat (each field).fields) { (part: repeat each Part) in
      var object = blank
      repeat (each field).set(each part, of: &object)
      return object
    }
  }
}

extension Fields {
  /// Combines the rows of the payload of an enum's case: one of several sets of keys.
  package init<Payload, each Part>(
    _ field: repeat Field<Payload, each Part>,
    make: @escaping @Sendable (repeat each Part) -> Payload,
    in wrap: @escaping @Sendable (Payload) -> Value
  ) {
    let payload = Fields<Payload>(repeat each field, make: make)
    self.init(payload, make: wrap)
  }

  /// Declares the required key of an enum's case whose payload is the key's value.
  package static func variant<Payload: FormatValue>(
    _ name: String, _ wrap: @escaping @Sendable (Payload) -> Value, _ meaning: String
  ) -> Fields {
    variant(name, wrap, as: Payload.reader, meaning)
  }

  /// Declares the same for a payload with a reader other than that of its type.
  package static func variant<Payload>(
    _ name: String, _ wrap: @escaping @Sendable (Payload) -> Value, as reader: Reader<Payload>,
    _ meaning: String
  ) -> Fields {
    Fields<Payload>.required(name, reader, meaning).map(wrap)
  }
}

extension Reader {
  /// Reads an object with the keys of these rows and no others.
  package static func object<each Part>(
    _ noun: Noun, _ field: repeat Field<Value, each Part>,
    make: @escaping @Sendable (repeat each Part) -> Value
  ) -> Reader {
    .object(noun, Fields(repeat each field, make: make))
  }

  /// Reads an object with the keys of these rows, which fill it.
  package static func object<each Part>(
    _ noun: Noun, filling blank: Value, _ field: repeat Field<Value, each Part>
  ) -> Reader where Value: Sendable {
    .object(noun, Fields(filling: blank, repeat each field))
  }
}

/// A value of a property that a ``Field`` reads, with or without an optional around it.
///
/// Two initialisers in its place would cost a second of type checking for an object of ten keys.
package protocol FieldValue: SendableMetatype {
  associatedtype Read = Self
  /// The value of the property without the key; nil if the key is required.
  static var absent: Self? { get }
  /// Wraps the value of a key.
  init(read: Read)
}

extension FieldValue where Read == Self {
  package static var absent: Self? { nil }
  package init(read: Self) { self = read }
}

/// A type with one spelling in files.
package protocol FormatValue: FieldValue where Read == Self {
  static var reader: Reader<Self> { get }
}

extension FormatValue
where Self: CaseIterable & RawRepresentable & Sendable, RawValue == String {
  package static var reader: Reader<Self> { .word }
}

extension Optional: FieldValue {
  package static var absent: Self? { .some(nil) }
  package init(read: Wrapped) { self = read }
}

extension Array: FieldValue {}
extension Array: FormatValue where Element: FormatValue {
  package static var reader: Reader<Self> { .array(of: Element.reader) }
}

extension Located: FieldValue {}
extension Located: FormatValue where Value: FormatValue {
  package static var reader: Reader<Self> { Value.reader.located }
}

extension String: FormatValue {
  package static var reader: Reader<Self> { .string }
}

extension Bool: FormatValue {
  package static var reader: Reader<Self> { .boolean }
}

extension Double: FormatValue {
  package static var reader: Reader<Self> { .number }
}

extension Duration: FormatValue {
  package static var reader: Reader<Self> { .duration }
}

extension Dictionary: FieldValue {}
extension ClosedRange: FieldValue {}
extension Int: FieldValue {}
extension UInt64: FieldValue {}
