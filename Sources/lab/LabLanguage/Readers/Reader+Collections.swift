extension Reader {
  /// Reads an array; later items are read even after a failure.
  package static func array<Item>(of item: Reader<Item>) -> Reader where Value == [Item] {
    array(of: item, Noun(one: "an array of \(item.noun.many)", many: "arrays of \(item.noun.many)"))
  }

  /// Reads an array of a fixed length, such as the four numbers of a frame.
  package static func array<Item>(of item: Reader<Item>, count: Int) -> Reader
  where Value == [Item] {
    let items = "\(count) \(item.noun.many)"
    let noun = Noun(one: "an array of \(items)", many: "arrays of \(items)")
    let array = array(of: item, noun)
    return Reader(noun, from: array.kinds, shape: .array(item.shape, count: count)) {
      node, mistakes in
      if case .array(let items) = node.value, items.count != count {
        mistakes.record(node, saysNo: noun)
        return nil
      }
      return array.read(node, mistakes)
    }
  }

  private static func array<Item>(of item: Reader<Item>, _ noun: Noun) -> Reader
  where Value == [Item] {
    Reader(noun, from: [.array], shape: .array(item.shape, count: nil)) { node, mistakes in
      guard case .array(let nodes) = node.value else { return nil }
      let items = nodes.compactMap { item.read($0, mistakes) }
      return items.count == nodes.count ? items : nil
    }
  }

  /// Reads an object with free keys: classes by name, properties by key.
  package static func entries<Item>(of item: Reader<Item>) -> Reader where Value == [Entry<Item>] {
    let noun = Noun(one: "an object of \(item.noun.many)", many: "objects of \(item.noun.many)")
    return Reader(noun, from: [.object], shape: .entries(item.shape)) { node, mistakes in
      guard case .object(let members) = node.value else { return nil }
      let entries = members.compactMap { member in
        item.read(member.value, mistakes).map {
          Entry(key: Located(member.key, at: member.keyRange), value: $0)
        }
      }
      return entries.count == members.count ? entries : nil
    }
  }

  /// Reads an object whose keys are the raw values of an enum.
  package static func named<Key, Item>(_ item: Reader<Item>) -> Reader
  where
    Value == [Key: Item], Key: RawRepresentable & CaseIterable & Sendable,
    Key.RawValue == String
  {
    let entries = Reader<[Entry<Item>]>.entries(of: item)
    return Reader(entries.noun, from: entries.kinds) { node, mistakes in
      guard let read = entries.read(node, mistakes) else { return nil }
      var values: [Key: Item] = [:]
      for entry in read {
        guard let key = Key(rawValue: entry.key.value) else {
          mistakes.record(
            "unknown key \(entry.key.value.quoted)", entry.key.value, at: entry.key.range,
            among: Key.allCases.map(\.rawValue), "keys")
          return nil
        }
        values[key] = entry.value
      }
      return values
    }
  }

  /// Reads with the first reader that accepts the value's kind, such as a string or an object.
  package static func either(_ readers: Reader...) -> Reader {
    let noun = Noun(
      one: readers.map(\.noun.one).joined("or"), many: readers.map(\.noun.many).joined("or"))
    let kinds = readers.reduce(into: Set()) { $0.formUnion($1.kinds) }
    return Reader(
      noun, from: kinds, keys: readers.flatMap(\.keys), shape: .either(readers.map(\.shape))
    ) { node, mistakes in
      readers.first { $0.kinds.contains(node.kind) }?.read(node, mistakes)
    }
  }

  /// Resolves a reader on use, for recursion: a view's reader reads the views within it.
  package static func later(
    _ noun: Noun, from kinds: Set<Node.Kind> = [.object],
    _ reader: @autoclosure @escaping @Sendable () -> Reader
  ) -> Reader {
    Reader(noun, from: kinds, shape: .later(noun) { reader().shape }) { node, mistakes in
      reader().read(node, mistakes)
    }
  }

  /// Reads the same list; an empty one is a mistake.
  package func filled<Item>(
    or message: String, remedy: String? = nil
  ) -> Reader where Value == [Item] {
    Reader(noun, from: kinds, keys: keys, shape: shape) { node, mistakes in
      if node.value == .array([]) { mistakes.record(message, at: node.range, remedy: remedy) }
      return read(node, mistakes)
    }
  }

  /// Adds the value's bytes, for mistakes that show only when the whole file is known.
  package var located: Reader<Located<Value>> {
    map { value, node in Located(value, at: node.range) }
  }

  package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Reader<Other> {
    map { value, _ in transform(value) }
  }

  /// Converts the value (to a version, a pattern, a selector); nil is a mistake.
  ///
  /// The new shape is that of the values that can be converted.
  package func map<Other>(
    to noun: Noun, shape newShape: ValueShape? = nil,
    _ transform: @escaping @Sendable (Value) -> Other?
  ) -> Reader<Other> {
    Reader<Other>(noun, from: kinds, keys: keys, shape: newShape ?? shape) { node, mistakes in
      guard let value = read(node, mistakes) else { return nil }
      if let other = transform(value) { return other }
      mistakes.record(node, saysNo: noun, showingItems: true)
      return nil
    }
  }

  private func map<Other>(
    _ transform: @escaping @Sendable (Value, Node) -> Other
  ) -> Reader<Other> {
    Reader<Other>(noun, from: kinds, keys: keys, shape: shape) { node, mistakes in
      read(node, mistakes).map { transform($0, node) }
    }
  }
}

package struct Located<Value> {
  package var value: Value
  /// The bytes that later mistakes point to.
  package let range: Range<Int>

  package init(_ value: Value, at range: Range<Int>) {
    self.value = value
    self.range = range
  }
}

/// A key that the author of a file chose, and its value.
package struct Entry<Value> {
  package let key: Located<String>
  /// The value read by the reader of the entries.
  package let value: Value

  /// A member of an object with free keys.
  package init(key: Located<String>, value: Value) {
    self.key = key
    self.value = value
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Sendable where Value: Sendable {}
extension Entry: Equatable where Value: Equatable {}
extension Entry: Sendable where Value: Sendable {}
