/// Percent-encoding of addresses and form bodies (RFC 3986 §2.1).
package enum PercentCoding {
  /// Decodes a percent-encoded text.
  ///
  /// Nil if a percent sign is not followed by two hex digits, or if the bytes are not UTF-8.
  package static func decoded(_ text: some StringProtocol) -> String? {
    let source = Array(text.utf8)
    var bytes: [UInt8] = []
    var place = 0
    while place < source.count {
      guard source[place] == UInt8(ascii: "%") else {
        bytes.append(source[place])
        place += 1
        continue
      }
      // `UInt8(_:radix:)` accepts a sign, which is not a hex digit.
      guard place + 2 < source.count, source[place + 1] != UInt8(ascii: "+"),
        let byte = UInt8(
          String(decoding: source[(place + 1)...(place + 2)], as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(byte)
      place += 3
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
