/// A value and the bytes that it was read from.
package struct Located<Value> {
  /// The value.
  package var value: Value
  /// The bytes that later mistakes point to.
  package let range: Range<Int>

  /// Combines a value with its bytes.
  package init(_ value: Value, at range: Range<Int>) {
    self.value = value
    self.range = range
  }
}

/// A key that the author of a file chose, and its value.
package struct Entry<Value> {
  /// The key and its place.
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
