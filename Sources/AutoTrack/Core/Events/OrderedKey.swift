/// A key with its first bytes as a number, which puts most keys in order by one comparison.
///
/// The order is that of Swift's strings. Of keys whose first bytes are the same, or that do not
/// begin in ASCII, the texts are compared.
struct OrderedKey: Comparable, Sendable {
  /// The key.
  let text: String
  /// Seven bytes, the first on top and zeros behind a short key; nil where they are not ASCII.
  ///
  /// The eighth byte is ASCII as well: what would change the seventh letter can only follow it.
  private let beginning: UInt64?

  /// Reads the first bytes of a key.
  init(_ text: String) {
    self.text = text
    let word = Self.word(of: text)
    beginning = word & 0x8080_8080_8080_8080 == 0 ? word >> 8 : nil
  }

  /// The first eight bytes, with zeros behind a short key.
  private static func word(of text: String) -> UInt64 {
    let bytes = text.utf8.span
    return (bytes.count >= 8 ? bytes.word(at: 0) : bytes.shortWord).byteSwapped
  }

  /// Whether one comes before the other.
  static func < (left: OrderedKey, right: OrderedKey) -> Bool {
    if let one = left.beginning, let other = right.beginning, one != other { return one < other }
    return left.text < right.text
  }

  /// Whether both are one key, however it is spelt.
  static func == (left: OrderedKey, right: OrderedKey) -> Bool {
    if let one = left.beginning, let other = right.beginning, one != other { return false }
    return left.text == right.text
  }
}

extension [OrderedKey] {
  /// Where a key is or belongs among keys in order, if not before a place; it is looked for nearby.
  func place(of key: OrderedKey, after start: Int) -> Int {
    let keys = span
    var place = start
    while place < keys.count, keys[place] < key { place += 1 }
    return place
  }
}
