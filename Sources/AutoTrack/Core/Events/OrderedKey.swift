/// A key with its first bytes as an integer, which orders most keys by one comparison.
///
/// The order is that of Swift's strings. Keys with equal first bytes, or with a start that is not
/// ASCII, are compared as texts.
struct OrderedKey: Comparable, Sendable {
  let text: String
  /// The first seven bytes, big-endian, zero-padded; nil if the first eight are not all ASCII.
  ///
  /// The eighth byte must be ASCII too: a combining mark there would change the seventh letter.
  private let beginning: UInt64?

  init(_ text: String) {
    self.text = text
    let word = Self.word(of: text)
    beginning = word & 0x8080_8080_8080_8080 == 0 ? word >> 8 : nil
  }

  /// Returns the first eight bytes, big-endian, zero-padded.
  private static func word(of text: String) -> UInt64 {
    let bytes = text.utf8.span
    return (bytes.count >= 8 ? bytes.word(at: 0) : bytes.shortWord).byteSwapped
  }

  /// Orders keys as Swift orders strings.
  static func < (left: OrderedKey, right: OrderedKey) -> Bool {
    if let one = left.beginning, let other = right.beginning, one != other { return one < other }
    return left.text < right.text
  }

  /// Compares keys by canonical equivalence, as Swift compares strings.
  static func == (left: OrderedKey, right: OrderedKey) -> Bool {
    if let one = left.beginning, let other = right.beginning, one != other { return false }
    return left.text == right.text
  }
}

extension [OrderedKey] {
  /// Returns the first index from `start` whose key is not less; linear, because it is near.
  func place(of key: OrderedKey, after start: Int) -> Int {
    let keys = span
    var place = start
    while place < keys.count, keys[place] < key { place += 1 }
    return place
  }
}
