/// Reads the parts of ``RecordRanges`` one after the other, each byte once.
struct RecordRangesReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether nothing is left.
  var isAtEnd: Bool { place == bytes.count }

  /// A run with the colon behind it; nil where there is none, or it has no name.
  mutating func run() -> String? {
    let start = place
    while let byte = next, byte != UInt8(ascii: ":"), byte != UInt8(ascii: ";") { place += 1 }
    let name = bytes[start..<place]
    guard !name.isEmpty, take(":") else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// Two numbers from 1 on with a hyphen between them; nil for anything else.
  mutating func sequences() -> ClosedRange<Int>? {
    guard let first = number(), first > 0, take("-"), let last = number(), first <= last else {
      return nil
    }
    return first...last
  }

  /// Goes on behind a character; false where another stands.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func number() -> Int? {
    let start = place
    var number = 0
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = tens.addingReportingOverflow(Int(byte & 0x0F))
      guard !isTooLarge, !isLarger else { return nil }
      (number, place) = (sum, place + 1)
    }
    return place > start ? number : nil
  }
}
