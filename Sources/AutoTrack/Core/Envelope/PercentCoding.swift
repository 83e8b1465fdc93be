/// Percent-encoding, as addresses and form bodies have it (RFC 3986 §2.1).
package enum PercentCoding {
  /// The text that an encoded one stands for.
  ///
  /// Nil where what follows a percent sign is no byte, or the bytes are no text.
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
