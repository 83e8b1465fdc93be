/// The only source of randomness: the same seed gives the same numbers on every machine.
///
/// It is a value: a copy repeats the original's later numbers. Each part of the system draws from
/// its own ``stream(_:)``, so that a new consumer does not change the numbers of others. The
/// generator is xoshiro256**, seeded through SplitMix64.
public struct Chance: RandomNumberGenerator, Sendable {
  /// The seed; reports print it so that a run can be repeated.
  public let seed: UInt64

  private var generator: Xoshiro256

  /// Makes a generator; every seed is valid, zero included.
  public init(seed: UInt64) {
    self.seed = seed
    generator = Xoshiro256(seed: seed)
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    generator.next()
  }

  /// The state of the generator, which alone determines the next numbers.
  var position: ChancePosition { ChancePosition(generator) }

  /// Returns a copy that continues from another position.
  func moved(to position: ChancePosition) -> Chance {
    var copy = self
    copy.generator = position.generator
    return copy
  }

  /// Returns a generator that depends on this seed and the name, not on earlier draws.
  ///
  /// Two calls with one name return equal generators, so the caller keeps its stream. A stream can
  /// have streams.
  public func stream(_ name: String) -> Chance {
    // From the seed and not from the generator, so that earlier draws have no influence.
    var words = SplitMix64(seed: seed)
    return Chance(seed: words.next() ^ Self.fingerprint(of: name))
  }

  /// The stream of the name with the number's digits behind it, for numbers from 0.
  public func stream(_ name: String, _ number: Int) -> Chance {
    var (words, hash) = (SplitMix64(seed: seed), Self.fingerprint(of: name))
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      hash = Self.fingerprint(hash, and: UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
    return Chance(seed: words.next() ^ hash)
  }

  /// Version 4, spelt in capitals as iOS does: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F".
  ///
  /// Source: RFC 9562 §5.4; Apple, `NSUUID.uuidString`.
  public mutating func uuid() -> String {
    var bytes = drawBytes(16)
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    var digits: [UInt8] = []
    digits.reserveCapacity(36)
    for (place, byte) in bytes.enumerated() {
      if place == 4 || place == 6 || place == 8 || place == 10 { digits.append(UInt8(ascii: "-")) }
      digits.append(Self.digit(byte >> 4, ten: UInt8(ascii: "A")))
      digits.append(Self.digit(byte & 0xF, ten: UInt8(ascii: "A")))
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Draws `count` random bytes as lowercase hexadecimal, two digits per byte.
  public mutating func hex(bytes count: Int) -> String {
    var digits: [UInt8] = []
    digits.reserveCapacity(2 * count)
    for byte in drawBytes(count) {
      digits.append(Self.digit(byte >> 4, ten: UInt8(ascii: "a")))
      digits.append(Self.digit(byte & 0xF, ten: UInt8(ascii: "a")))
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Draws bytes, high byte of each word first; the rest of the last word is discarded.
  private mutating func drawBytes(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      let word = next()
      for shift in stride(from: 56, through: 0, by: -8) where bytes.count < count {
        bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
      }
    }
    return bytes
  }

  private static func digit(_ value: UInt8, ten: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : ten + value - 10
  }

  /// Returns FNV-1a of the UTF-8 bytes; `Hashable` would differ between runs.
  private static func fingerprint(of name: String) -> UInt64 {
    let bytes = name.utf8.span
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for place in bytes.indices {
      hash = fingerprint(hash, and: bytes[place])
    }
    return hash
  }

  private static func fingerprint(_ hash: UInt64, and byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}

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
