import AutoTrack
import Foundation
import LabLeagueSupport
import TestSupport
import Testing

@testable import LabKit
@testable import LabRules

/// Expectations of survival that cannot be checked: place, reason and remedy.
@Suite struct SurvivalMistakes {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SurvivalScenes.folder("mistakes")
    try folder.write("[{ name: \"A\", scheme: \"xpath\", path: \"a\" }]", to: "rules/scheme.json5")
    try folder.write("[]", to: "rules/none.json5")
    try folder.write("{", to: "apps/cut.json5")
    let other = SurvivalScenes.app(["Map"]).replacing("teas", with: "maps")
    try folder.write(other, to: "apps/other.json5")
    try folder.write("text", to: "empty/read.me")
    try folder.write("{ \"rates\": [] }", to: "rates.json")
    let corpus = SurvivalScenes.corpus
    try Data(corpus).write(to: URL(fileURLWithPath: "\(folder.path)/a.jsonl.gz"))
    try Data(corpus.prefix(60)).write(to: URL(fileURLWithPath: "\(folder.path)/cut.jsonl.gz"))
  }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  private func expect(
    _ message: String, _ location: SourceLocation = #_sourceLocation, _ work: () throws -> Void
  ) {
    let error = #expect(throws: SurvivalInputError.self, sourceLocation: location) { try work() }
    let text = (error?.description ?? "").replacingOccurrences(of: folder.path + "/", with: "")
    #expect(text.hasPrefix(message), sourceLocation: location)
    #expect(!text.contains("lab: "), sourceLocation: location)
  }

  /// Files of releases with the message about them.
  private static let releases: [([String], String)] = [
    ([], "releases: two releases are needed, found none; give the files of two or more releases"),
    (["apps/1.json5"], "apps/1.json5: two releases are needed, found one; give the files of two"),
    (["apps/1.json5", "apps/9.json5"], "apps/9.json5: cannot be read"),
    (["apps/1.json5", "apps/cut.json5"], "apps/cut.json5: this file does not hold an app"),
    (
      ["apps/1.json5", "apps/other.json5"],
      "apps/other.json5: it has no element in common with apps/1.json5; give two versions"
    ),
    (
      ["apps/1.json5", "empty"], "empty: the folder has no storyboard and no xib; give a folder of"
    ),
    (
      ["apps/1.json5", "a.jsonl.gz"],
      "a.jsonl.gz: a corpus has all releases of an app, and other files are one each; give one"
    ),
    (["cut.jsonl.gz"], "cut.jsonl.gz: the file ends too early; give a file as"),
    (
      ["a.jsonl.gz"],
      "a.jsonl.gz: no element matches the rule 'Ordered', here or in an earlier release"
    ),
    (
      ["apps/other.json5", "apps/1.json5"],
      "apps/1.json5: it has no element in common with apps/other.json5; give two versions"
    ),
  ]

  @Test(arguments: releases)
  func `releases that cannot be compared are reported`(
    _ files: [String], _ message: String
  ) throws {
    let rule = try TestedRule("Ordered", in: path("rules/r.json5"))
    expect(message) {
      try expectSurvival(of: rule, across: files.map(path), atLeast: 0.9, wrongAtMost: 0.1)
    }
  }

  @Test func `a rule without an element is reported`() throws {
    let absent = try TestedRule("Elsewhere", in: path("rules/r.json5"))
    let apps = ["apps/1.json5", "apps/2.json5"].map(path)
    expect("apps/2.json5: no element matches the rule 'Elsewhere', here or in an earlier release") {
      try expectSurvival(of: absent, across: apps, atLeast: 0.9, wrongAtMost: 0.1)
    }
    let titled = try TestedRule("Titled", in: path("rules/r.json5"))
    let last = ["apps/4.json5", "apps/1.json5"].map(path)
    expect("apps/1.json5: the rule 'Titled' matches an element of this release alone, which is") {
      try expectSurvival(of: titled, across: last, atLeast: 0.9, wrongAtMost: 0.1)
    }
    expect("s.json5: after step 1, no element matches the rule 'Elsewhere'; the nearest is UI") {
      _ = try ScenarioFile(path("s.json5")).rule("Elsewhere", after: "home")
    }
  }

  @Test func `a rule that cannot be read is reported`() {
    expect("rules/r.json5: no rule is called 'Orderd'; did you mean 'Ordered'?") {
      _ = try TestedRule("Orderd", in: path("rules/r.json5"))
    }
    expect("rules/none.json5: no rule is called 'A'; it has no rules") {
      _ = try TestedRule("A", in: path("rules/none.json5"))
    }
    expect("rules/scheme.json5:1:23: unknown path scheme 'xpath'; schemes: sensors") {
      _ = try TestedRule("A", in: path("rules/scheme.json5"))
    }
    expect("rules/no.json5: cannot be read") { _ = try TestedRule("A", in: path("rules/no.json5")) }
    expect("s.json5: no rule is called 'Orderd'; did you mean 'Ordered'?") {
      _ = try ScenarioFile(path("s.json5")).rule("Orderd")
    }
  }

  @Test func `an element, a step or a scheme that does not exist is reported`() {
    let file = ScenarioFile(path("s.json5"))
    expect("s.json5: unknown path scheme 'anchord'; did you mean 'anchored'?") {
      _ = try file.rule(for: "#order", by: "anchord")
    }
    expect("s.json5: there is no step 'hom'; did you mean 'home'?") {
      _ = try file.rule(for: "#order", by: "anchored", after: "hom")
    }
    expect("s.json5: nothing on the screen matches #ordr") {
      _ = try file.rule(for: "#ordr", by: "anchored")
    }
    expect("none.json5: ") { _ = try ScenarioFile(path("none.json5")).rule("Ordered") }
  }

  @Test(arguments: [
    (1.5, 0.1, "atLeast needs a share from 0 to 1, found 1.5; write atLeast: 0.015"),
    (97, 0.1, "atLeast needs a share from 0 to 1, found 97.0; write atLeast: 0.97"),
    (-0.1, 0.1, "atLeast needs a share from 0 to 1, found -0.1; 97 % is 0.97"),
    (.nan, 0.1, "atLeast needs a share from 0 to 1, found nan; 97 % is 0.97"),
    (0.9, .infinity, "wrongAtMost needs a share from 0 to 1, found inf; 97 % is 0.97"),
    (0.9, 5, "wrongAtMost needs a share from 0 to 1, found 5.0; write wrongAtMost: 0.05"),
  ])
  func `shares outside of their bounds are reported`(
    _ survival: Double, _ wrong: Double, _ message: String
  ) throws {
    let rule = try ScenarioFile(path("s.json5")).rule("Ordered")
    expect(message) {
      try expectSurvival(
        of: rule, across: [path("apps/1.json5")], atLeast: survival, wrongAtMost: wrong)
    }
    expect(message) {
      try expectSurvival(
        of: rule, across: .mutations(seed: 1, count: 1), atLeast: survival, wrongAtMost: wrong)
    }
  }

  @Test func `edits that cannot be made are reported`() throws {
    let rule = try ScenarioFile(path("s.json5")).rule("Ordered")
    for count in [0, -1, 100_001] {
      expect("mutations(seed:count:) needs a count from 1 to 100000, found \(count); write count") {
        try expectSurvival(
          of: rule, across: .mutations(seed: 1, count: count), atLeast: 0.9, wrongAtMost: 0.1)
      }
    }
    expect("rates.json: expected an object 'rates'; give a file that lab-dev calibrate has written")
    {
      try expectSurvival(
        of: rule, across: .mutations(seed: 1, count: 2, rates: path("rates.json")), atLeast: 0.9,
        wrongAtMost: 0.1)
    }
    expect("the rule 'Ordered' has no screen to edit; take it from a scenario: ScenarioFile(…)") {
      try expectSurvival(
        of: TestedRule(rule.rule), across: .mutations(seed: 1, count: 2), atLeast: 0.9,
        wrongAtMost: 0.1)
    }
  }
}
