/// A value and the bytes that it was read from.
package struct Located<Value> {
  /// What was read.
  package internal(set) var value: Value
  /// Where it was read; mistakes found later point here.
  package let range: Range<Int>

  /// A value with its place; the file is known to whoever asks.
  package init(_ value: Value, at range: Range<Int>) {
    self.value = value
    self.range = range
  }
}

/// A key that the person chose, and what stands behind it.
package struct Entry<Value> {
  /// The person's own word, and where it stands.
  package let key: Located<String>
  /// What the reader of the entries made of it.
  package let value: Value

  /// One member of an object whose keys are not the format's.
  package init(key: Located<String>, value: Value) {
    self.key = key
    self.value = value
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Sendable where Value: Sendable {}
extension Entry: Equatable where Value: Equatable {}
extension Entry: Sendable where Value: Sendable {}
