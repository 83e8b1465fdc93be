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
