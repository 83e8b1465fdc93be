import MiniUI
import Testing
import TestSupport

@testable import AutoTrack

/// The work of a search, counted in steps: it grows with the text, not with the possible matches.
@Suite struct ExpressionCosts {
  /// Patterns with exponential or cubic time in backtracking engines, with the repeated text.
  private static let catastrophic = [
    (#"^([a-zA-Z0-9]+[._-]?)+@example\.com$"#, "a"), (#"^(a+)+$"#, "a"), (#"^(a|a)*$"#, "a"),
    (#"^(a|aa)+$"#, "a"), (#"(a*)*b"#, "a"), (#"^(.*a){25}$"#, "a"), (#"(x+x+)+y"#, "x"),
    (#"^(([a-z])+.)+[A-Z]([a-z])+$"#, "a"), (#"(.*)*(.*)*(.*)*=.*"#, "x"),
    (#"^(\w+\s?)*$"#, "ab "), (#"^(\d+)*[^\d]$"#, "1"), (#"(?:a?){30}(?:a){30}b"#, "a"),
    (#"^((ab)*|(ba)*)*c$"#, "ab"), (#"(?:.*?,){11}P"#, "1,"), (#"\s+$"#, " x"),
    (#"([a-z]|[^a-z]|.)*?#"#, "a"), (#"(?i)^(a|A|[aA])+!$"#, "aA"), (#"(a?b??)*c"#, "ab"),
    (#"^(?:(?:(?:a*)*)*)*$"#, "a"), (#"(\w|\d|_)*\b\B"#, "a_1"),
  ]

  /// The steps of a search, and their upper bound.
  private func steps(_ pattern: String, _ text: String) throws -> (taken: Int, most: Int) {
    let program = try RegularExpression(pattern).program
    var machine = ExpressionMachine(program)
    _ = machine.firstMatch(in: text)
    return (machine.steps, 2 * (text.count + 1) * program.instructions.count)
  }

  @Test(arguments: catastrophic)
  func `a catastrophic pattern takes time proportional to the text`(
    pattern: String, part: String
  ) throws {
    let short = String(repeating: part, count: 200) + "!"
    let long = String(repeating: part, count: 2_000) + "!"
    let (few, many) = (try steps(pattern, short), try steps(pattern, long))
    #expect(few.taken <= few.most)
    #expect(many.taken <= many.most)
    #expect(many.taken <= 11 * few.taken)
  }

  @Test func `random patterns stay below the bound on random texts`() throws {
    var chance = Chance(seed: 7).stream("expressions")
    var count = 0
    for _ in 0..<TestSize.amount(300, all: 3_000) {
      let pattern = RandomPattern.draw(&chance, depth: 4)
      guard (try? RegularExpression(pattern)) != nil else { continue }
      count += 1
      let text = RandomPattern.text(&chance, upTo: 60)
      let steps = try steps(pattern, text)
      #expect(steps.taken <= steps.most, "\(pattern) on \(text)")
    }
    #expect(count > TestSize.amount(150, all: 2_000))
  }

  @Test func `bytes without a grammar are refused or searched for, and end`() throws {
    var chance = Chance(seed: 8).stream("noise")
    let parts: [Character] =
      Array(#"()[]{}|*+?.^$\-,:=!<>&~#PdwsbBuxkp0159aZé😀"#) + ["\n", "\r\n", "\u{301}"]
    for _ in 0..<TestSize.amount(2_000, all: 20_000) {
      let count = Int.random(in: 0...12, using: &chance)
      let letters = (0..<count).compactMap { _ in parts.randomElement(using: &chance) }
      guard let expression = try? RegularExpression(String(letters)) else { continue }
      let text = RandomPattern.text(&chance, upTo: 10)
      let match = expression.firstMatch(in: text)
      #expect(expression.isFound(in: text) == (match != nil))
    }
  }
}
