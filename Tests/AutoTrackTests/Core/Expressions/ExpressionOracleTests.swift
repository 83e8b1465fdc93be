import MiniUI
import Testing
import TestSupport

@testable import AutoTrack

/// Random patterns of the syntax that Swift's own engine shares, and texts to search.
enum RandomPattern {
  private static let atoms = [
    "a", "b", "c", ".", "1", "_", "-", " ", "é", #"\d"#, #"\D"#, #"\w"#, #"\W"#, #"\s"#, #"\S"#,
    "[ab]", "[^ab]", "[a-c]", "[^a-c1]", #"[\d_]"#, #"[\w-]"#, #"\."#, "[b-é]", #"\p{L}"#,
    "[[:alpha:]]",
  ]
  private static let anchors = ["^", "$", #"\b"#, #"\B"#, #"\A"#, #"\z"#, #"\Z"#]
  private static let quantifiers = ["*", "+", "?", "{2}", "{0,2}", "{1,}", "{,2}", "{0}", "{1,3}"]
  private static let groups = ["(", "(?:", "(?i:", "(?s:", "(?m:", "(?<n>"]

  /// A pattern with groups up to a depth.
  static func draw(_ chance: inout Chance, depth: Int) -> String {
    let branches = Int.random(in: 0..<6, using: &chance) == 0 ? 2 : 1
    return (0..<branches).map { _ in
      (0..<Int.random(in: 1...3, using: &chance)).map { _ in part(&chance, depth) }.joined()
    }.joined(separator: "|")
  }

  private static func part(_ chance: inout Chance, _ depth: Int) -> String {
    let kind = Int.random(in: 0..<10, using: &chance)
    if kind == 0 { return anchors.randomElement(using: &chance) ?? "^" }
    var part = atoms.randomElement(using: &chance) ?? "a"
    if kind > 6, depth > 0 {
      part = (groups.randomElement(using: &chance) ?? "(") + draw(&chance, depth: depth - 1) + ")"
    }
    guard Int.random(in: 0..<3, using: &chance) == 0 else { return part }
    let isLazy = Int.random(in: 0..<4, using: &chance) == 0
    return part + (quantifiers.randomElement(using: &chance) ?? "*") + (isLazy ? "?" : "")
  }

  /// A text of the letters that occur in patterns.
  static func text(_ chance: inout Chance, upTo count: Int) -> String {
    let letters: [Character] = [
      "a", "b", "c", "A", "1", "_", "-", " ", ".", "\n", "\r\n", "é", "É", "e\u{301}", "中", "😀",
    ]
    return String(
      (0..<Int.random(in: 0...count, using: &chance)).compactMap { _ in
        letters.randomElement(using: &chance)
      })
  }
}

/// Swift's engine is the oracle of ours, on patterns and texts that are small enough for it.
@Suite struct ExpressionOracle {
  @Test(arguments: 0..<8)
  func `random patterns match the same parts as with Swift's engine`(seed: UInt64) throws {
    var chance = Chance(seed: seed).stream("oracle")
    var (compared, matched) = (0, 0)
    for _ in 0..<TestSize.amount(60, all: 500) {
      let pattern = RandomPattern.draw(&chance, depth: 2)
      let texts = (0..<4).map { _ in RandomPattern.text(&chance, upTo: 7) }
      guard let ours = try? RegularExpression(pattern), let theirs = try? Regex(pattern) else {
        continue
      }
      for text in texts {
        let expected = text.firstMatch(of: theirs.wordBoundaryKind(.simple))?.range
        #expect(ours.firstMatch(in: text) == expected, "\(pattern) on \(text.debugDescription)")
        (compared, matched) = (compared + 1, matched + (expected == nil ? 0 : 1))
      }
    }
    #expect(compared > TestSize.amount(80, all: 1_000))
    #expect(matched > TestSize.amount(15, all: 300))
  }
}
