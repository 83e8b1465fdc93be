import AutoTrack
import Foundation
import LabLeagueSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLeague
@testable import LabRules

/// `expectSurvival` over releases and edits.
@Suite struct SurvivalExpectations {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SurvivalScenes.folder("expectations")
  }

  private var file: ScenarioFile { ScenarioFile("\(folder.path)/s.json5") }

  private func apps(_ numbers: Int...) -> [String] {
    numbers.map { "\(folder.path)/apps/\($0).json5" }
  }

  private func named(_ name: String) throws -> TestedRule {
    try TestedRule(name, in: "\(folder.path)/rules/r.json5")
  }

  @Test func `releases are judged by the elements of the first one with a match`() throws {
    let kept = try expectSurvival(
      of: named("Ordered"), across: apps(1, 2), atLeast: 1, wrongAtMost: 0)
    #expect((kept.kept, kept.versions) == (1, 1))
    let titled = try expectSurvival(
      of: named("Titled"), across: apps(4, 1, 2, 3), atLeast: 1, wrongAtMost: 0)
    #expect((titled.kept, titled.versions) == (2, 2))
    let gone = try expectSurvival(
      of: named("Titled"), across: apps(1, 4), atLeast: 1, wrongAtMost: 0)
    #expect((gone.gone, gone.survival, gone.wrong) == (1, 1, 0))
    let rows = try expectSurvival(
      of: named("Any"), across: apps(1, 2, 3), atLeast: 1, wrongAtMost: 0)
    #expect(rows.kept == 2)
  }

  @Test func `the error names the first release that breaks the rule, and the cause`() throws {
    let error = try #require(
      #expect(throws: RuleBroken.self) {
        try expectSurvival(
          of: named("Ordered"), across: apps(1, 2, 3, 4), atLeast: 0.97, wrongAtMost: 0.005)
      })
    #expect((error.survival.kept, error.survival.stolen, error.survival.ghost) == (1, 1, 1))
    #expect(error.example?.outcome == "STOLEN")
    #expect(error.example?.version == apps(3))
    try expectSnapshot(
      error.description.replacingOccurrences(of: folder.path + "/", with: "") + "\n",
      named: "survival-releases")
  }

  @Test func `the error names the smallest edit that breaks the rule`() throws {
    let rule = try file.rule("Ordered", after: "home")
    func broken(_ seed: UInt64) -> RuleBroken? {
      #expect(throws: RuleBroken.self) {
        try expectSurvival(
          of: rule, across: .mutations(seed: seed, count: 40), atLeast: 1, wrongAtMost: 0)
      }
    }
    let error = try #require(broken(7))
    #expect(error.survival.versions >= 40)
    #expect(error.example?.version.count == 1)
    try expectSnapshot(error.description + "\n", named: "survival-mutations")
    #expect(broken(7)?.description == error.description)
    #expect(broken(8)?.survival != error.survival)
  }

  @Test func `bounds that the shares meet hold, and those that they just miss do not`() throws {
    let rule = try file.rule("Ordered", after: "home")
    let edits = RuleMutations.mutations(seed: 7, count: 40, of: .pair)
    let found = try expectSurvival(of: rule, across: edits, atLeast: 0, wrongAtMost: 1)
    try expectSurvival(
      of: rule, across: edits, atLeast: found.survival, wrongAtMost: found.wrong)
    #expect(throws: RuleBroken.self) {
      try expectSurvival(
        of: rule, across: edits, atLeast: found.survival.nextUp, wrongAtMost: 1)
    }
    #expect(throws: RuleBroken.self) {
      try expectSurvival(
        of: rule, across: edits, atLeast: 0, wrongAtMost: found.wrong.nextDown)
    }
  }

  /// The strengths and schemes whose rules are paths of one element.
  @Test(arguments: MutantDraw.Strength.allCases, ["default", "sensors", "growingIO", "amplitude"])
  func `a rule has the fates that lab mutate counts`(
    _ strength: MutantDraw.Strength, _ name: String
  ) throws {
    let app = try AppAtStep(of: file.path, "home")
    let scheme = try #require(PathSchemes.scheme(named: name))
    let (tree, elements) = app.session.clickableElements
    let rules = SchemeRules(for: elements, by: scheme)
    let screen = RuleScreen(of: app.session)
    let mutants = MutantDraw(tree, seed: 3, count: 25, rates: .published)
      .mutants(of: strength).map(\.mutant)
    for (place, path) in rules.paths.enumerated() {
      guard let path, let rule = try? scheme.rule(path) else { continue }
      let tested = CircledRule(name: "R", element: ElementPattern(matching: rule))
      guard screen.matches(of: tested.element, in: screen.tree).count == 1 else { continue }
      var known = RuleSurvival()
      for tree in mutants.flatMap(\.trees) {
        if let outcome = rules.outcomes(in: tree)[place] { known.add(outcome) }
      }
      let trial = try #require(MutationTrial(of: tested, on: screen, under: mutants))
      #expect(trial.survival == known, "\(path)")
    }
  }

  @Test(arguments: PathSchemes.names + ["anchored"])
  func `a rule that a scheme makes for an element can be judged`(_ scheme: String) throws {
    guard let rule = try? file.rule(for: "#order", by: scheme, after: "home") else {
      // Rules of PostHog are written by hand.
      #expect(scheme == "postHog")
      return
    }
    let found = try expectSurvival(
      of: rule, across: .mutations(seed: 1, count: 20), atLeast: 0, wrongAtMost: 1)
    #expect(found.alive > 0 && found.kept > 0)
    let released = try expectSurvival(
      of: rule, across: apps(1, 2), atLeast: 1, wrongAtMost: 0)
    #expect(released.kept == 1)
  }

  @Test func `a corpus is judged by its ids`() throws {
    let path = "\(folder.path)/a.jsonl.gz"
    try Data(SurvivalScenes.corpus).write(to: URL(fileURLWithPath: path))
    let indexed = CircledRule(
      name: "Bought",
      element: ElementPattern(page: "Home", path: try PathPattern("Home[0]/UIButton[0]")))
    let error = #expect(throws: RuleBroken.self) {
      try expectSurvival(of: TestedRule(indexed), across: [path], atLeast: 0.9, wrongAtMost: 0.1)
    }
    let counts = error.map { [$0.survival.kept, $0.survival.stolen, $0.survival.ghost] }
    #expect(counts == [1, 1, 1])
    #expect(error?.description.contains("STOLEN first in 3 of A, made for 1") == true)
    var facts = AnchoredFacts(
      page: "Home", role: "button", className: "UIButton", path: "Home/UIButton[0]")
    (facts.outlets, facts.actions, facts.text) = (["buy"], ["buy:"], "buy")
    let anchored = CircledRule(name: "Bought", element: ElementPattern(AnchoredPattern(facts)))
    let found = try expectSurvival(
      of: TestedRule(anchored), across: [path], atLeast: 1, wrongAtMost: 0)
    #expect((found.kept, found.gone) == (2, 1))
  }
}
