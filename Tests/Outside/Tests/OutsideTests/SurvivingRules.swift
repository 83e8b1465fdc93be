import AutoTrack
import LabKit
import LabRules
import Testing

/// Expectations about the survival of rules, by another package with public API alone.
@Suite struct SurvivingRules {
  private static let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  private static let root = "/" + package.split(separator: "/").dropLast(2).joined(separator: "/")

  private let tea = ScenarioFile("\(root)/Scenarios/shop/tea.json5")
  private let cafe = "\(root)/Scenarios/import/cafe.storyboard"
  private let ceylon = "{ row: '0:1', in: '#teas' }"

  @Test func `a rule by all facts survives edits that break a path`() throws {
    let edits = RuleMutations.mutations(seed: 7, count: 40)
    let facts = try tea.rule(for: ceylon, by: "anchored", after: "1")
    let found = try expectSurvival(of: facts, across: edits, atLeast: 0.8, wrongAtMost: 0.1)
    let path = try tea.rule(for: ceylon, by: "default", after: "1")
    let broken = try #require(
      #expect(throws: RuleBroken.self) {
        try expectSurvival(
          of: path, across: edits, atLeast: found.survival, wrongAtMost: found.wrong)
      })
    #expect(broken.survival.survival < found.survival)
    #expect(broken.example?.before != nil && broken.example?.after != nil)
    #expect("\(broken)".contains(" after "))
  }

  /// A rule of a scheme that AutoTrack does not have.
  @Test func `a rule of the package's own scheme is judged on releases`() throws {
    let own = PathRule("Order", in: "identifiers") { $0.accessibilityIdentifier == "order" }
    let rule = TestedRule(CircledRule(name: "Ordered", element: ElementPattern(matching: own)))
    do {
      let found = try expectSurvival(
        of: rule, across: [cafe, cafe], atLeast: 1, wrongAtMost: 0)
      #expect((found.kept, found.versions) == (1, 1))
    } catch let error as SurvivalInputError {
      Issue.record("\(error)")
    }
  }

  @Test func `an expectation that cannot be checked is another error`() throws {
    let rule = try TestedRule("Chose", in: "\(Self.root)/Scenarios/import/rules/cafe.json5")
    let error = #expect(throws: SurvivalInputError.self) {
      try expectSurvival(of: rule, across: [cafe], atLeast: 0.97, wrongAtMost: 0.005)
    }
    #expect(error?.description.contains("two releases are needed, found one; ") == true)
  }
}
