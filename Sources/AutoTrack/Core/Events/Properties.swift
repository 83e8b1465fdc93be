/// Properties of a record, always sorted by key (S1.6).
///
/// Keys are in the order of Swift's strings, by the scalars of their normalized text, so the output
/// needs no sort and never depends on a hash; canonically equivalent keys are one key. Keys that
/// arrive in order are appended, which makes building a list linear; others cost a binary search
/// and a shift.
public struct Properties: Sendable {
  /// The pairs in the order of their keys.
  private(set) var pairs: [Pair] = []

  /// A key with its value; a tuple would be slower to copy and to release.
  struct Pair: Equatable, Sendable {
    let key: String
    var value: Value
  }

  /// Creates empty properties with the given capacity.
  package init(minimumCapacity: Int = 0) {
    if minimumCapacity > 0 { pairs.reserveCapacity(minimumCapacity) }
  }

  /// Creates properties from pairs that a closure lists in the order of their keys.
  init(capacity: Int, listing list: (inout OutputSpan<Pair>) -> Void) {
    pairs.append(addingCapacity: capacity, initializingWith: list)
  }

  /// Creates properties from pairs; the last of a repeated key wins.
  package init(_ pairs: some Sequence<(key: String, value: Value)>) {
    self.init(minimumCapacity: pairs.underestimatedCount)
    for (key, value) in pairs {
      self[key] = value
    }
  }

  /// Creates properties from unsorted pairs; the last of a repeated key wins.
  ///
  /// Takes `n log n`, or linear time if the pairs are sorted.
  init(sorting pairs: [Pair]) {
    let isInOrder = pairs.indices.dropFirst().allSatisfy { pairs[$0 - 1].key < pairs[$0].key }
    self.pairs = isInOrder ? pairs : Self.sorted(pairs)
  }

  private static func sorted(_ pairs: [Pair]) -> [Pair] {
    // Ties are broken by the index, so that the last of equal keys is the last in the group.
    let order = pairs.indices.sorted { (pairs[$0].key, $0) < (pairs[$1].key, $1) }
    let lasts = order.indices.filter { index in
      index + 1 == order.count || pairs[order[index]].key != pairs[order[index + 1]].key
    }
    return lasts.map { pairs[order[$0]] }
  }

  /// The value of a key; setting nil removes the key.
  public subscript(key: String) -> Value? {
    get {
      let place = place(of: key)
      return holds(key, at: place) ? pairs[place].value : nil
    }
    set {
      let place = place(of: key)
      switch (newValue, holds(key, at: place)) {
      case (let value?, true): pairs[place].value = value
      case (let value?, false): pairs.insert(Pair(key: key, value: value), at: place)
      case (nil, true): pairs.remove(at: place)
      case (nil, false): break
      }
    }
  }

  /// Returns the value of a key that has only one spelling in bytes, such as ASCII letters.
  ///
  /// For few properties, a linear scan is faster than a search: keys of other lengths cost one
  /// comparison each.
  func value(ofPlain key: String) -> Value? {
    let pairs = pairs.span
    for place in pairs.indices where pairs[place].key.utf8.count == key.utf8.count {
      if pairs[place].key == key { return pairs[place].value }
    }
    return nil
  }

  /// Appends a pair whose key is greater than all others, without a search; nil adds nothing.
  ///
  /// - Precondition: The order of keys, which is checked in debug builds.
  package mutating func append(_ key: String, _ value: Value?) {
    guard let value else { return }
    assert(pairs.last.map { $0.key < key } ?? true, "\(key) comes before the last key")
    pairs.append(Pair(key: key, value: value))
  }

  /// Returns the union of both; the other's values win.
  public func merging(_ other: Properties) -> Properties {
    if isEmpty || other.isEmpty { return isEmpty ? other : self }
    var merged = Properties(minimumCapacity: count + other.count)
    each(mergedWith: other) { merged.pairs.append(Pair(key: $0, value: $1)) }
    return merged
  }

  /// Calls a closure for each pair of the union of both, in the order of their keys; the other's
  /// values win.
  package func each(mergedWith other: Properties, _ visit: (String, Value) -> Void) {
    let (own, others) = (pairs.span, other.pairs.span)
    var place = 0
    for index in others.indices {
      while place < own.count, own[place].key < others[index].key {
        visit(own[place].key, own[place].value)
        place += 1
      }
      if place < own.count, own[place].key == others[index].key { place += 1 }
      visit(others[index].key, others[index].value)
    }
    for index in place..<own.count { visit(own[index].key, own[index].value) }
  }

  /// Adds all properties of another; the other's values win.
  package mutating func merge(_ other: Properties) {
    self = merging(other)
  }

  /// Returns the properties whose keys a closure accepts.
  func keeping(_ isWanted: (String) -> Bool) -> Properties {
    var kept = self
    kept.pairs.removeAll { !isWanted($0.key) }
    return kept
  }

  private func holds(_ key: String, at place: Int) -> Bool {
    place < pairs.count && pairs[place].key == key
  }

  /// Returns the first index whose key is not less than a key.
  func place(of key: String) -> Int {
    // Appending in order is the common case, so the last key is compared first.
    guard let last = pairs.last, key <= last.key else { return pairs.count }
    var low = 0
    var high = pairs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Properties {
  /// An upper bound of the bytes that the properties take in a binary encoding.
  ///
  /// Tags, sizes and numbers take at most 48 bytes of each property and 24 of an element of a list.
  var roughSize: Int {
    let pairs = pairs.span
    var size = 0
    for place in pairs.indices {
      size += 48 + pairs[place].key.utf8.count + pairs[place].value.textSize
    }
    return size
  }
}

extension Value {
  fileprivate var textSize: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .list(let values): values.reduce(0) { $0 + 24 + $1.textSize }
    case .integer, .double, .bool: 0
    }
  }
}

extension Properties: RandomAccessCollection {
  /// The first index, always 0.
  public var startIndex: Int { 0 }
  /// The number of properties.
  public var endIndex: Int { pairs.count }

  /// The pair at an index.
  public subscript(position: Int) -> (key: String, value: Value) {
    (pairs[position].key, pairs[position].value)
  }
}

extension Properties: Equatable {
  /// Compares keys and values, independent of the order in which they were set.
  public static func == (left: Properties, right: Properties) -> Bool {
    left.pairs == right.pairs
  }
}

extension Properties: ExpressibleByDictionaryLiteral {
  /// Creates properties from a literal; the last of a repeated key wins.
  public init(dictionaryLiteral pairs: (String, Value)...) {
    self.init(pairs.lazy.map { (key: $0, value: $1) })
  }
}

extension OutputSpan<Properties.Pair> {
  /// Appends a pair whose key is greater than all others; nil adds nothing.
  ///
  /// - Precondition: The order of keys, which is checked in debug builds.
  mutating func append(_ key: String, _ value: Value?) {
    guard let value else { return }
    assert(isEmpty || span[count - 1].key < key, "\(key) comes before the last key")
    append(Properties.Pair(key: key, value: value))
  }
}

extension Properties {
  /// The properties as a compact JSON object in UTF-8, with sorted keys.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    return writer.bytes
  }
}

extension Properties: CustomStringConvertible {
  /// The JSON as text.
  public var description: String {
    String(decoding: json, as: UTF8.self)
  }
}
