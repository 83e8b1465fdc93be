/// The rows of a type whose values are written as JSON and read again, such as a part of a result.
///
///     struct Losses: Recorded {
///       let events: Int
///       let causes: [String]
///
///       static let record = JSONRecord(
///         Field("events", \Losses.events, as: .wide, "The events."),
///         Field("causes", \.causes, "The causes."),
///         make: Losses.init)
///     }
///
/// The members of the JSON stand in the order of the rows. A row without a key adds the members of
/// its value; a nil value has no member.
package struct JSONRecord<Object: Sendable>: Sendable {
  /// The keys and the object that they make.
  package let fields: Fields<Object>
  private let write: @Sendable (Object) -> [PrintedJSON.Member]

  /// Combines the rows of a type, which stand in the order of its properties.
  package init<each Part: JSONValue & Sendable>(
    _ field: repeat Field<Object, each Part>,
    make: @escaping @Sendable (repeat each Part) -> Object
  ) {
    self.init(Fields(repeat each field, make: make), repeat each field)
  }

  /// Combines rows that fill an object whose properties are variables.
  package init<each Part: JSONValue & Sendable>(
    filling blank: Object, _ field: repeat Field<Object, each Part>
  ) {
    self.init(Fields(filling: blank, repeat each field), repeat each field)
  }

  private init<each Part: JSONValue & Sendable>(
    _ fields: Fields<Object>, _ field: repeat Field<Object, each Part>
  ) {
    self.fields = fields
    write = { object in
      var members: [PrintedJSON.Member] = []
      for add in repeat (each field).writer { add(object, &members) }
      return members
    }
  }

  /// Returns the members of an object in the order of the rows.
  package func members(of object: Object) -> [PrintedJSON.Member] { write(object) }

  package func json(_ object: Object) -> PrintedJSON { .object(write(object)) }
}

extension Reader {
  /// Reads an object with the keys of these rows and no others.
  package static func object(_ noun: Noun, _ record: JSONRecord<Value>) -> Reader
  where Value: Sendable {
    .object(noun, record.fields)
  }
}

/// A type that is written as JSON and read again.
package protocol Recorded: JSONValue, Sendable {
  static var record: JSONRecord<Self> { get }
}

extension Recorded {
  package var json: PrintedJSON? { Self.record.json(self) }
}

package protocol JSONValue {
  /// The JSON; nil for a value that is left out.
  var json: PrintedJSON? { get }
}

extension Field where Value: JSONValue {
  fileprivate var writer: (Object, inout [PrintedJSON.Member]) -> Void {
    { object, members in
      guard let json = object[keyPath: path].json else { return }
      if let name {
        members.append(.init(key: name, value: json))
      } else if case .object(let own) = json {
        members += own
      }
    }
  }
}

extension JSONValue where Self: RawRepresentable, RawValue == String {
  package var json: PrintedJSON? { .text(rawValue) }
}

extension String: JSONValue {
  package var json: PrintedJSON? { .text(self) }
}

extension Int: JSONValue {
  package var json: PrintedJSON? { .number(self) }
}

extension UInt64: JSONValue {
  /// A text, because the number may be above the whole numbers of JSON.
  package var json: PrintedJSON? { .text(String(self)) }
}

extension Double: JSONValue {
  package var json: PrintedJSON? { .fraction(self) }
}

extension Bool: JSONValue {
  package var json: PrintedJSON? { .flag(self) }
}

extension Optional: JSONValue where Wrapped: JSONValue {
  package var json: PrintedJSON? { flatMap(\.json) }
}

extension Array: JSONValue where Element: JSONValue {
  package var json: PrintedJSON? { .list(compactMap(\.json)) }
}

extension Dictionary: JSONValue where Key: JSONKey, Value: JSONValue {
  /// The members in the order of the keys.
  package var json: PrintedJSON? {
    .object(
      Key.inOrder(keys).compactMap { key in
        self[key]?.json.map { PrintedJSON.Member(key: key.name, value: $0) }
      })
  }
}

package protocol JSONKey {
  var name: String { get }
  /// Returns keys in the order of their members.
  static func inOrder(_ keys: some Collection<Self>) -> [Self]
}

extension String: JSONKey {
  package var name: String { self }
  package static func inOrder(_ keys: some Collection<String>) -> [String] { keys.sorted() }
}

extension JSONKey where Self: CaseIterable & RawRepresentable & Equatable, RawValue == String {
  package var name: String { rawValue }
  package static func inOrder(_ keys: some Collection<Self>) -> [Self] {
    allCases.filter(keys.contains)
  }
}
