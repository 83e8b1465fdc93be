import Testing
import TestSupport

@testable import LabCommands
@testable import LabSystem

/// Versions whose folders have links: each screen counts once, in a revision as in a folder.
@Suite struct LinkedVersions {
  /// Links beside `App/Main.storyboard` and the paths of the command line.
  private static let layouts: [([String: String], [String])] = [
    ([:], ["App"]), (["Link": "App"], ["."]), (["Aaa": "App"], ["."]),
    (["Link": "App"], ["App", "Link"]), (["Link": "App"], ["Link"]),
    (["App/loop": "."], ["App"]), (["App/Other.storyboard": "Main.storyboard"], ["App"]),
    (["Link.storyboard": "App/Main.storyboard"], ["Link.storyboard"]),
    (["Shown/Screens": "../App"], ["Shown"]), (["Shown/Screens": "../App"], ["**/*.storyboard"]),
  ]

  private static func repository(_ links: [String: String]) throws -> GitFolder {
    let repository = try GitFolder()
    try repository.folder.write(try ImpactStory.base(), to: "App/Main.storyboard")
    try repository.folder.write("", to: "Shown/notes.txt")
    try repository.folder.write(ImpactStory.rules, to: "rules.json5")
    for (name, target) in links { try repository.folder.link(name, to: target) }
    try repository.commit("v1")
    return repository
  }

  @Test(arguments: TestSpace("LinkedVersions", layouts).some(3))
  func `a clean working folder is judged as its revision`(
    _ links: [String: String], _ paths: [String]
  ) throws {
    let repository = try Self.repository(links)
    for head in [["--head", "v1"], []] {
      let words = ["impact", "--base", "v1"] + head + ["--rules", "rules.json5", "--"] + paths
      let run = repository.run(words)
      #expect(run.code == .held, "\(run)")
      #expect(run.output.hasSuffix("1 rule: 1 KEPT\n"), "\(run)")
    }
  }

  @Test(arguments: [["App/loop": "."], ["App/Aaa": "Sub"], ["App/z.storyboard": "Main.storyboard"]])
  func `a folder with links is judged as one without`(_ links: [String: String]) throws {
    let repository = try Self.repository([:])
    try repository.folder.write("", to: "App/Sub/notes.txt")
    for (name, target) in links { try repository.folder.link(name, to: target) }
    let words = ["impact", "--base", "App/Main.storyboard", "--head", "App"]
    let run = repository.run(words + ["--rules", "rules.json5"])
    #expect(run.output.hasSuffix("1 rule: 1 KEPT\n"), "\(run)")
  }

  @Test func `a link out of the repository adds no screen beside a revision`() throws {
    let (repository, outside) = (try Self.repository([:]), try TemporaryFolder())
    try outside.write(try ImpactStory.base(), to: "Copy.storyboard")
    try repository.folder.link("App/Outside", to: outside.path)
    try repository.commit("v2")
    let words = ["impact", "--base", "v2", "--rules", "rules.json5", "--", "App"]
    let run = repository.run(words)
    #expect(run.output.hasSuffix("1 rule: 1 KEPT\n"), "\(run)")
  }

  @Test func `a file of rules behind a link is read in each revision`() throws {
    let repository = try Self.repository(["linked.json5": "rules.json5"])
    try repository.folder.write(try ImpactStory.head(), to: "App/Main.storyboard")
    try repository.folder.write(
      ImpactStory.rules.replacing("Cell[0:0]", with: "Cell[0:1]"), to: "rules.json5")
    try repository.commit("v2")
    let words = ["impact", "--base", "v1", "--head", "v2", "--rules", "linked.json5", "--", "App"]
    let run = repository.run(words)
    #expect(run.code == .held, "\(run)")
  }
}
