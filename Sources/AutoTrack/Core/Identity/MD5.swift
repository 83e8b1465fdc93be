package import MiniUI

/// The MD5 digest of RFC 1321, for fixed-length names and not for secrets.
enum MD5 {
  /// Returns the digest of a text's UTF-8 as 32 lower-case hex digits (S3.7g).
  static func hex(of text: String) -> String {
    let message = padded(Array(text.utf8))
    var state = State()
    for start in stride(from: 0, to: message.count, by: 64) {
      state.absorb(words(of: message[start..<start + 64]))
    }
    return state.hex
  }

  /// Pads to whole blocks: a one bit, zeros, and the length in bits (RFC 1321, 3.1 and 3.2).
  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    var padded = bytes + [0x80]
    while padded.count % 64 != 56 {
      padded.append(0)
    }
    let bitCount = UInt64(bytes.count) &* 8
    for shift in stride(from: 0, to: 64, by: 8) {
      padded.append(UInt8(truncatingIfNeeded: bitCount >> shift))
    }
    return padded
  }

  /// Returns the sixteen little-endian words of a block.
  private static func words(of block: ArraySlice<UInt8>) -> [UInt32] {
    stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}

extension MD5 {
  /// The four words of state, with the initial values of RFC 1321, 3.3.
  private struct State {
    private var a: UInt32 = 0x6745_2301
    private var b: UInt32 = 0xefcd_ab89
    private var c: UInt32 = 0x98ba_dcfe
    private var d: UInt32 = 0x1032_5476

    /// Applies the 64 operations of a block in four rounds (RFC 1321, 3.4).
    mutating func absorb(_ words: [UInt32]) {
      let before = self
      for operation in 0..<64 {
        let (mixed, word) = mix(operation)
        let sum = a &+ mixed &+ sines[operation] &+ words[word]
        let shift = shifts[operation / 16][operation % 4]
        (a, d, c, b) = (d, c, b, b &+ (sum << shift | sum >> (32 - shift)))
      }
      (a, b, c, d) = (a &+ before.a, b &+ before.b, c &+ before.c, d &+ before.d)
    }

    /// Returns the round's function of three words, and the index of the block's word.
    private func mix(_ operation: Int) -> (mixed: UInt32, word: Int) {
      switch operation / 16 {
      case 0: (b & c | ~b & d, operation)
      case 1: (d & b | ~d & c, (5 * operation + 1) % 16)
      case 2: (b ^ c ^ d, (3 * operation + 5) % 16)
      default: (c ^ (b | ~d), 7 * operation % 16)
      }
    }

    /// The words in order, each from its low byte.
    var hex: String {
      [a, b, c, d].map { word in
        let digits = String(word.byteSwapped, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
      }.joined()
    }
  }

  /// The shifts of each round, repeated for its operations.
  private static let shifts: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  /// The integer parts of 2³² · |sin i| for i from 1 to 64 (RFC 1321, 3.4).
  private static let sines: [UInt32] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a,
    0xa830_4613, 0xfd46_9501, 0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be,
    0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821, 0xf61e_2562, 0xc040_b340,
    0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
    0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8,
    0x676f_02d9, 0x8d2a_4c8a, 0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c,
    0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70, 0x289b_7ec6, 0xeaa1_27fa,
    0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
    0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92,
    0xffef_f47d, 0x8584_5dd1, 0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1,
    0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
  ]
}

/// Ids that apps derive from those of the device (S1.2).
package struct DerivedIdentifiers: Sendable, Equatable {
  /// MD5(MAC): the same for all apps on the device; nil if the MAC cannot be read.
  package let macHash: String?
  /// MD5(MAC + bundle id): specific to an app.
  package let macAndBundleHash: String?
  /// MD5(push token + bundle id): specific to an app; nil without a network.
  package let pushTokenHash: String?

  /// Reads the ids that a process's app can access, and hashes them.
  package init(of process: AppProcess) {
    let bundle = process.app.bundle
    let mac = process.identifiers.macAddress?.text
    macHash = mac.map(MD5.hex)
    macAndBundleHash = mac.map { MD5.hex(of: $0 + bundle) }
    pushTokenHash = process.identifiers.pushToken.map { MD5.hex(of: $0 + bundle) }
  }
}
