import Testing
import TestSupport

@testable import LabCommands
@testable import LabSystem

/// Files of rules that a base does not have under their path, and names of files in reports.
@Suite struct MovedRules {
  private static let repaired = ImpactStory.rules.replacing("Cell[0:0]", with: "Cell[0:1]")
  private static let versions = [["--base", "v1", "--head", "v2"], ["--base", "v1"]]

  /// A pull request that inserts a row, repairs the rules and moves their file.
  private static func repository(moved: Bool = true) throws -> GitFolder {
    let repository = try GitFolder()
    try repository.folder.write(try ImpactStory.base(), to: "App/Main.storyboard")
    try repository.folder.write(ImpactStory.rules, to: "Rules/app.json5")
    try repository.commit("v1")
    try repository.folder.write(try ImpactStory.head(), to: "App/Main.storyboard")
    if moved { try repository.git("mv", "Rules/app.json5", "Rules/moved.json5") }
    try repository.folder.write(repaired, to: moved ? "Rules/moved.json5" : "Rules/app.json5")
    try repository.commit("v2")
    return repository
  }

  private static let note =
    "Rules/moved.json5: v1 has no such file, so these rules judge it, too; "
    + "if its rules are elsewhere, add --base-rules PATH\n"

  @Test(arguments: versions)
  func `rules without a file in the base are judged with a message`(_ words: [String]) throws {
    let repository = try Self.repository()
    let rules = ["--rules", "Rules/moved.json5", "--", "App"]
    #expect(repository.run(["impact"] + words + rules).messages == Self.note)
    let repair = ["rules", "repair", "Rules/moved.json5", "App"] + words
    #expect(repository.run(repair).messages.hasPrefix(Self.note))
  }

  @Test(arguments: versions)
  func `--base-rules names a file of the base that the folder no longer has`(
    _ words: [String]
  ) throws {
    let repository = try Self.repository()
    let rules = ["--rules", "Rules/moved.json5", "--base-rules", "Rules/app.json5", "--", "App"]
    let run = repository.run(["impact"] + words + rules)
    #expect(run.code == .held, "\(run)")
    #expect(run.output.hasSuffix("1 rule: 1 KEPT\n"))
    #expect(run.messages == "")
  }

  @Test(arguments: versions)
  func `--base-rules falls back to the disk`(_ words: [String]) throws {
    let (repository, other) = (try Self.repository(), try TemporaryFolder())
    try other.write(ImpactStory.rules, to: "old.json5")
    let rules = ["--rules", "Rules/moved.json5", "--base-rules", "\(other.path)/old.json5"]
    let run = repository.run(["impact"] + words + rules + ["--", "App"])
    #expect(run.code == .held, "\(run)")
  }

  @Test func `--base-rules without a file is refused`() throws {
    let rules = ["--rules", "Rules/moved.json5", "--base-rules", "none.json5", "--", "App"]
    let run = try Self.repository().run(["impact", "--base", "v1"] + rules)
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("none.json5: no such file; give a file of rules\n"))
  }

  @Test func `new rules for old screens are kept`() throws {
    let repository = try Self.repository()
    try repository.folder.write(Self.repaired, to: "new.json5")
    try repository.commit("v3")
    let words = ["impact", "--base", "v2", "--rules", "new.json5", "--", "App"]
    let run = repository.run(words)
    #expect(run.code == .held)
    #expect(run.output.hasSuffix("1 rule: 1 KEPT\n"))
    #expect(run.messages.hasPrefix("new.json5: v2 has no such file, so these rules judge it, too"))
  }

  @Test func `rules outside of the repository are those of both versions without a message`() throws
  {
    let (repository, other) = (try Self.repository(), try TemporaryFolder())
    try other.write(ImpactStory.rules, to: "rules.json5")
    for words in Self.versions {
      let rules = ["--rules", "\(other.path)/rules.json5", "--", "App"]
      let run = repository.run(["impact"] + words + rules)
      #expect(run.code == .failed)
      #expect(run.messages == "")
    }
  }

  // MARK: Names of files

  /// The folders in which the gate runs, and the paths from there.
  private static let places = [
    (".", ""), ("Rules", "../"), ("App", "../"), ("Docs/old", "../../"),
  ]

  @Test(arguments: TestSpace("MovedRules", product(places, ["junit", "sarif"])).some(2))
  func `reports for programs name files from the root of the repository`(
    _ place: (String, String), _ name: String
  ) throws {
    let repository = try Self.repository(moved: false)
    try repository.folder.write("", to: "Docs/old/notes.txt")
    try repository.folder.write(ImpactStory.rules, to: "Rules/app.json5")
    try repository.commit("v3")
    let (folder, up) = place
    let words = ["impact", "--rules", "\(up)Rules/app.json5", "--reporter", name, "--base"]
    let revisions = repository.run(words + ["v1", "--head", "v3", "--", "\(up)App"], in: folder)
    let files = ["\(up)App/Main.storyboard", "--head", "\(up)App", "--base-rules", "\(up)App/r"]
    try repository.folder.write(ImpactStory.rules, to: "App/r")
    let disk = repository.run(words + files, in: folder)
    #expect(revisions.code == .failed)
    #expect(disk.code == .held)
    for run in [revisions, disk] {
      #expect(!run.output.contains("\"../"), "\(run)")
      #expect(!run.output.contains("\"Main.storyboard"), "\(run)")
    }
    #expect(revisions.output.contains("\"Rules/app.json5\""), "\(revisions)")
    #expect(revisions.output.contains("\"App/Main.storyboard\"") == (name == "sarif"))
  }
}
