/// What an event says beyond its name, sorted by key at all times (S1.6).
///
/// Keys are in the order of Swift's strings, by the scalars of their normalized text, so that
/// output needs no sort and never depends on a hash; two spellings of one text are one key. Keys
/// that arrive in order are appended, which makes building a list of them linear; keys in another
/// order cost a binary search and a shift.
public struct Properties: Sendable {
  /// In the order of the keys.
  private(set) var pairs: [Pair] = []

  /// A key with its value; a tuple would be slower to copy and to release.
  struct Pair: Equatable, Sendable {
    let key: String
    var value: Value
  }

  /// Empty, with room for as many properties as are going to be set.
  public init(minimumCapacity: Int = 0) {
    if minimumCapacity > 0 { pairs.reserveCapacity(minimumCapacity) }
  }

  /// Lists pairs whose keys come in order, in room for so many.
  init(capacity: Int, listing list: (inout OutputSpan<Pair>) -> Void) {
    pairs.append(addingCapacity: capacity, initializingWith: list)
  }

  /// Sets each pair in turn, so that the last of a repeated key wins.
  public init(_ pairs: some Sequence<(key: String, value: Value)>) {
    self.init(minimumCapacity: pairs.underestimatedCount)
    for (key, value) in pairs {
      self[key] = value
    }
  }

  /// Takes pairs in any order, of which the last of a repeated key wins: `n log n`, or linear where
  /// they are in order already.
  init(sorting pairs: [Pair]) {
    let isInOrder = pairs.indices.dropFirst().allSatisfy { pairs[$0 - 1].key < pairs[$0].key }
    self.pairs = isInOrder ? pairs : Self.sorted(pairs)
  }

  private static func sorted(_ pairs: [Pair]) -> [Pair] {
    let places = pairs.indices.sorted { (pairs[$0].key, $0) < (pairs[$1].key, $1) }
    let lasts = places.indices.filter { index in
      index + 1 == places.count || pairs[places[index]].key != pairs[places[index + 1]].key
    }
    return lasts.map { pairs[places[$0]] }
  }

  /// The value under a key; setting nil removes the key.
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

  /// The value under a key that no other bytes spell, as one of small letters of ASCII.
  ///
  /// Of few properties, a look at each is quicker than a search: texts of another length are told
  /// by one comparison.
  func value(ofPlain key: String) -> Value? {
    let pairs = pairs.span
    for place in pairs.indices where pairs[place].key.utf8.count == key.utf8.count {
      if pairs[place].key == key { return pairs[place].value }
    }
    return nil
  }

  /// Adds a pair whose key comes after all others, without looking for its place; nil adds nothing.
  ///
  /// - Precondition: The key does, which is checked in debug builds.
  package mutating func append(_ key: String, _ value: Value?) {
    guard let value else { return }
    assert(pairs.last.map { $0.key < key } ?? true, "\(key) comes before the last key")
    pairs.append(Pair(key: key, value: value))
  }

  /// Both together; where both have a key, the other wins.
  public func merging(_ other: Properties) -> Properties {
    var merged = Properties(minimumCapacity: count + other.count)
    var rest = other.pairs[...]
    for pair in pairs {
      while let next = rest.first, next.key < pair.key {
        merged.pairs.append(next)
        rest.removeFirst()
      }
      if rest.first?.key != pair.key { merged.pairs.append(pair) }
    }
    merged.pairs += rest
    return merged
  }

  /// Takes over all of another's properties; where both have a key, the other wins.
  public mutating func merge(_ other: Properties) {
    self = merging(other)
  }

  /// Those whose keys a closure wants.
  func keeping(_ isWanted: (String) -> Bool) -> Properties {
    var kept = self
    kept.pairs.removeAll { !isWanted($0.key) }
    return kept
  }

  /// The key at a place of the sorted order.
  func key(at place: Int) -> String { pairs[place].key }

  /// Whether a key is at a place where it belongs.
  func holds(_ key: String, at place: Int) -> Bool {
    place < pairs.count && pairs[place].key == key
  }

  /// Where a key is or belongs: the first place whose key is not before it.
  func place(of key: String) -> Int {
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

extension Properties: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of properties.
  public var endIndex: Int { pairs.count }

  /// The pair at a place of the sorted order.
  public subscript(position: Int) -> (key: String, value: Value) {
    (pairs[position].key, pairs[position].value)
  }
}

extension Properties: Equatable {
  /// Whether both have the same keys with equal values, whatever the order they were set in.
  public static func == (left: Properties, right: Properties) -> Bool {
    left.pairs == right.pairs
  }
}

extension Properties: ExpressibleByDictionaryLiteral {
  /// The last of a repeated key wins.
  public init(dictionaryLiteral pairs: (String, Value)...) {
    self.init(pairs.lazy.map { (key: $0, value: $1) })
  }
}

extension OutputSpan<Properties.Pair> {
  /// Adds a pair whose key comes after all others; nil adds nothing.
  ///
  /// - Precondition: The key does, which is checked in debug builds.
  mutating func append(_ key: String, _ value: Value?) {
    guard let value else { return }
    assert(isEmpty || span[count - 1].key < key, "\(key) comes before the last key")
    append(Properties.Pair(key: key, value: value))
  }
}
