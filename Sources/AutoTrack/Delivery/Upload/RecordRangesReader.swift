/// A parser of the parts of ``RecordRanges``, in one pass.
struct RecordRangesReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { place == bytes.count }

  /// Parses a run with its colon; nil if it is missing or empty.
  mutating func run() -> String? {
    let start = place
    while let byte = next, byte != UInt8(ascii: ":"), byte != UInt8(ascii: ";") { place += 1 }
    let name = bytes[start..<place]
    guard !name.isEmpty, take(":") else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// Parses two numbers from 1 with a hyphen between them; nil for other texts.
  mutating func sequences() -> ClosedRange<Int>? {
    guard let first = number(), first > 0, take("-"), let last = number(), first <= last else {
      return nil
    }
    return first...last
  }

  /// Consumes a character; false if another one is next.
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
