/// Base64, which encodes three bytes as four characters (RFC 4648 §4).
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the text without line breaks, padded with `=`.
  static func text(of bytes: [UInt8]) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(0) { $0 << 8 | Int($1 < group.count ? group[start + $1] : 0) }
      for place in 0..<4 {
        let isFilling = place > group.count
        letters.append(
          isFilling ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * place) & 0x3F])
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
