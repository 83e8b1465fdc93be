/// The generator xoshiro256**, 256 bits of state.
///
/// Source: David Blackman and Sebastiano Vigna, `xoshiro256starstar.c` (2018).
struct Xoshiro256: Hashable, Sendable {
  private var s0: UInt64
  private var s1: UInt64
  private var s2: UInt64
  private var s3: UInt64

  /// Makes a generator from its state, which must not be all zeros.
  init(state s0: UInt64, _ s1: UInt64, _ s2: UInt64, _ s3: UInt64) {
    self.s0 = s0
    self.s1 = s1
    self.s2 = s2
    self.s3 = s3
  }

  /// The state, as ``init(state:_:_:_:)`` takes it.
  var words: [UInt64] { [s0, s1, s2, s3] }

  /// Seeds the state through ``SplitMix64``.
  init(seed: UInt64) {
    var words = SplitMix64(seed: seed)
    self.init(state: words.next(), words.next(), words.next(), words.next())
  }

  /// Returns the next 64 bits.
  mutating func next() -> UInt64 {
    let result = (s1 &* 5).rotatedLeft(by: 7) &* 9
    let shifted = s1 << 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = s3.rotatedLeft(by: 45)
    return result
  }
}

extension UInt64 {
  fileprivate func rotatedLeft(by count: UInt64) -> UInt64 {
    (self << count) | (self >> (64 - count))
  }
}

/// The generator that expands one seed to the state of a larger generator.
///
/// Source: Sebastiano Vigna, `splitmix64.c` (2015), the seeding its author recommends for xoshiro.
struct SplitMix64 {
  private var state: UInt64

  /// Makes a generator; every seed is valid, zero included.
  init(seed: UInt64) {
    state = seed
  }

  /// Returns the next word.
  ///
  /// Each word occurs once in 2^64 calls, so four consecutive words are never all zero.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
