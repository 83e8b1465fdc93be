import Testing

@testable import AutoTrack

@Suite struct KeyOrder {
  /// Keys that differ early, late and in length, and that Swift compares by their normalized text.
  private static let keys = [
    "", "a", "ab", "$title", "$titlf", "$title2", "$element_content", "$element_position",
    "$element", "abcdefg", "abcdefgh", "abcdefgi", "abcdefg\u{301}", "abcdef\u{301}", "abcdef",
    "e\u{301}", "é", "f", "\u{212A}", "K", "k", "\u{37E}", ";", "日本", "a\0", "abcdefg\0",
    "abcdefgé", "abcdefg\u{301}h", "~~~~~~~~", "~~~~~~~\u{301}",
  ]

  @Test func `keys are ordered as Swift orders strings`() {
    for one in Self.keys {
      for other in Self.keys {
        let (left, right) = (OrderedKey(one), OrderedKey(other))
        #expect((left < right) == (one < other), "\([one, other])")
        #expect((left == right) == (one == other), "\([one, other])")
      }
    }
  }
}
