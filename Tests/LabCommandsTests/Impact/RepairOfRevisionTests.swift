import LabLanguage
import Testing
import TestSupport

@testable import LabCommands
@testable import LabSystem

/// Repairs and acceptances of revisions, beside files of the working folder that differ.
@Suite struct RepairsOfRevisions {
  /// A rules file of the working folder, and what a repair of the revision's rule does to it.
  struct Case: CustomTestStringConvertible {
    let rules: String
    let written: String?
    let message: String
    let code: ExitCode

    var testDescription: String { message }
  }

  private static let repaired = ImpactStory.rules.replacing("Cell[0:0]", with: "Cell[0:1]")

  private static let cases = [
    Case(
      rules: ImpactStory.rules, written: repaired, message: "rules.json5: 1 rule repaired\n",
      code: .held),
    Case(rules: repaired, written: nil, message: "", code: .held),
    Case(
      rules: ImpactStory.rules.replacing("Cell[0:0]", with: "Cell[0:7]"), written: nil,
      message: "rules.json5: the rule 'ChoseTea' is another one than in the compared version",
      code: .failed),
    Case(
      rules: ImpactStory.rules.replacing(
        " },", with: ", properties: [{ name: \"a\", path: \"A[0]\", pattern: \"b\" }] },"),
      written: nil,
      message: "rules.json5: the rule 'ChoseTea' is another one than in the compared version",
      code: .failed),
    Case(
      rules: ImpactStory.rules.replacing("ChoseTea", with: "Other"), written: nil,
      message: "rules.json5: the rule 'ChoseTea' is missing; add it to repair it",
      code: .failed),
  ]

  @Test(arguments: TestSpace("RepairsOfRevisions", cases).some(2))
  func `a rule of the folder is repaired only if it is the compared one`(_ one: Case) throws {
    let story = try GitStory()
    let folder = MemoryFolder(["rules.json5": one.rules])
    let run = LabRun(
      ["rules", "repair", "rules.json5"] + GitStory.words, in: folder, host: story.host)
    #expect(run.code == one.code, "\(run)")
    #expect(run.messages.hasPrefix(one.message), "\(run)")
    #expect(folder["rules.json5"] == one.written ?? one.rules)
    #expect(run.output.contains("not repaired") == (one.code == .failed))
    folder["rules.json5"] = one.rules
    let words = ["impact", "--repair", "--rules", "rules.json5"] + GitStory.words
    let gate = LabRun(words, in: folder, host: story.host)
    #expect(gate.code == .failed)
    #expect(folder["rules.json5"] == one.written ?? one.rules)
  }

  @Test(arguments: ["ChoseTea", "ChoseTea,ChoseTea"])
  func `acceptances of the folder stay beside those of a revision, each once`(
    _ names: String
  ) throws {
    let story = try GitStory()
    let other = """
      [{ "rule": "Other", "outcome": "LOST", "from": [], "to": [], "reason": "not committed" }]
      """
    let folder = MemoryFolder([
      "rules.json5": ImpactStory.rules, "rules.migrations.json": other,
    ])
    let words = ["impact", "--rules", "rules.json5", "--accept", names, "--reason", "right"]
    let run = LabRun(words + GitStory.words, in: folder, host: story.host)
    #expect(run.code == .held)
    #expect(run.messages == "rules.migrations.json: 2 migrations\n")
    #expect(folder["rules.migrations.json"]?.contains("not committed") == true)
  }
}

/// A repository with the storyboard before and after a row was inserted.
private struct GitStory {
  static let words = ["--base", "v1", "--head", "v2", "--", "App"]
  private let folder: TemporaryFolder
  let host: GitHost

  init() throws {
    folder = try TemporaryFolder()
    host = GitHost(folder: folder.path)
    try git("init", "-q")
    try folder.write(ImpactStory.rules, to: "rules.json5")
    for (tag, text) in [("v1", try ImpactStory.base()), ("v2", try ImpactStory.head())] {
      try folder.write(text, to: "App/Main.storyboard")
      try git("add", ".")
      try git("commit", "-q", "-m", tag)
      try git("tag", tag)
    }
  }

  private func git(_ words: String...) throws {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    let run = try host.output(ofGit: identity + words)
    try #require(run.code == 0, "git \(words)")
  }
}
