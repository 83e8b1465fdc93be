/// How details of some keys stand among what their events share, in one encoding.
///
/// Events of one kind have the same keys, so that these, and all that stands between the values,
/// can be written once.
struct DetailLayout {
  /// A value that is to be written.
  struct Step {
    /// Where among the details it is.
    let place: Int
    /// Where in ``DetailLayout/written`` that is which comes before it.
    let before: Range<Int>
    /// How much of that is the key, in an encoding that counts it; else 0.
    let keySize: Int
  }

  /// All that is not a value.
  private(set) var written: [UInt8] = []
  /// The values, in order.
  private(set) var steps: [Step] = []
  private let keys: [String]

  /// Begins with nothing.
  ///
  /// Nil for details with a key that is not ASCII, which other bytes may spell.
  init?(of details: Properties) {
    keys = details.map(\.key)
    guard keys.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else { return nil }
  }

  /// Whether details have the same keys, byte by byte: a key of ASCII has no other spelling of the
  /// same length.
  func fits(_ details: Properties) -> Bool {
    let (pairs, keys) = (details.pairs.span, keys.span)
    guard pairs.count == keys.count else { return false }
    for place in pairs.indices {
      let (key, known) = (pairs[place].key, keys[place])
      guard key.utf8.count == known.utf8.count, key == known else { return false }
    }
    return true
  }

  /// Notes a value, before which everything has been written by now.
  mutating func note(_ place: Int, behind count: Int, keySize: Int = 0) {
    steps.append(Step(place: place, before: end..<count, keySize: keySize))
  }

  /// Takes what was written.
  mutating func finish(_ bytes: [UInt8]) { written = bytes }

  /// Where that begins which comes behind the last value.
  private var end: Int { steps.last?.before.upperBound ?? 0 }

  /// What comes behind the last value.
  var ending: ArraySlice<UInt8> { written[end...] }
}
