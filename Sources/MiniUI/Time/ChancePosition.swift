/// The 256-bit state of a random stream.
public struct ChancePosition: Hashable, Sendable {
  let generator: Xoshiro256

  init(_ generator: Xoshiro256) {
    self.generator = generator
  }

  /// Reads 64 hex digits; all zeros are invalid, because only zeros would follow.
  public init?(_ text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 64, digits.allSatisfy(Self.digits.contains) else { return nil }
    let words = stride(from: 0, to: 64, by: 16).compactMap { start in
      UInt64(String(decoding: digits[start..<start + 16], as: UTF8.self), radix: 16)
    }
    guard words.count == 4, words.contains(where: { $0 != 0 }) else { return nil }
    generator = Xoshiro256(state: words[0], words[1], words[2], words[3])
  }

  /// The state as 64 hex digits.
  public var text: String {
    generator.words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private static let digits = Set("0123456789abcdef".utf8)
}
