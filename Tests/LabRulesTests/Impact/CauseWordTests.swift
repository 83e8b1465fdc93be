import TestSupport
import Testing

/// The Chinese sentences of the visual report for the causes of a rule's fate.
@Suite struct CauseWords {
  private static let causes =
    ImpactEdits.editsWithMoves.map(\.words) + [
      "UIButton \"New\" is new", "UIButton \"New\" is new and does the same",
      "Home moved from UITabBarController to Menu", "it is in UIStackView now", "it left Menu",
      "Home has the index 1 in UITabBarController and had 0",
      "the screen under it was Home and is More", "UILabel \"A\" before it was a UIButton",
      "UILabel \"A\" before it is a UIButton", "it moved behind UILabel \"A\"",
      "the files have no change of UILabel that the lab knows as a cause",
      "app.json5:4:5: it was removed",
    ]

  @Test(arguments: causes) func `every cause of a rule's fate has a Chinese sentence`(
    _ cause: String
  ) throws {
    #expect(try PagePhrases.patterns(of: "cause").contains { try $0.wholeMatch(in: cause) != nil })
  }

  @Test func `every Chinese sentence of a cause has a cause`() throws {
    let used = try PagePhrases.patterns(of: "cause").map { pattern in
      try Self.causes.contains { try pattern.wholeMatch(in: $0) != nil }
    }
    #expect(!used.isEmpty)
    #expect(used.allSatisfy { $0 })
  }
}
