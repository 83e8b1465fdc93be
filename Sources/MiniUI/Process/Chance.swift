/// The only source of randomness: the same seed gives the same numbers on every machine.
///
/// A value, not an object: a copy repeats what the original will draw. Each part of the system
/// draws from a ``stream(_:)`` of its own, so that a new drawer changes nobody else's numbers.
/// The numbers are those of xoshiro256**, seeded through SplitMix64.
public struct Chance: RandomNumberGenerator, Sendable {
  /// What a report prints so that the run can be repeated.
  public let seed: UInt64

  private var generator: Xoshiro256

  /// Every seed is good, zero included.
  public init(seed: UInt64) {
    self.seed = seed
    generator = Xoshiro256(seed: seed)
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    generator.next()
  }

  /// Where it stands: what it draws next depends on this alone.
  var position: ChancePosition { ChancePosition(generator) }

  /// The same, but it goes on from another place.
  func moved(to position: ChancePosition) -> Chance {
    var copy = self
    copy.generator = position.generator
    return copy
  }

  /// A generator that depends on this one's seed and the name alone, not on what was drawn.
  ///
  /// Asking twice gives the same numbers twice: who draws keeps the stream. Streams may have
  /// streams.
  public func stream(_ name: String) -> Chance {
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

  /// So many random bytes, two lowercase digits each.
  public mutating func hex(bytes count: Int) -> String {
    var digits: [UInt8] = []
    digits.reserveCapacity(2 * count)
    for byte in drawBytes(count) {
      digits.append(Self.digit(byte >> 4, ten: UInt8(ascii: "a")))
      digits.append(Self.digit(byte & 0xF, ten: UInt8(ascii: "a")))
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The highest byte of a word comes first; what is left of the last word is thrown away.
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

  /// FNV-1a of the UTF-8 bytes; `Hashable` would differ from run to run.
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
