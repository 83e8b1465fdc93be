import Foundation
import LabKitSupport
import LabLanguage
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabSystem

/// Versions of git, in a repository of the test.
@Suite struct ImpactRevisions {
  private let folder: TemporaryFolder
  private let host: GitHost

  init() throws {
    let letters = (0..<12).compactMap { _ in "abcdefghijklmnop".randomElement() }
    folder = try TemporaryFolder("impact" + letters)
    host = GitHost(folder: folder.path)
  }

  private func git(_ words: String...) throws {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    let run = try host.output(ofGit: identity + words)
    try #require(run.code == 0, "git \(words)")
  }

  private func commit(_ storyboard: String, _ rules: String, as tag: String) throws {
    try folder.write(storyboard, to: "App/Menu/Main.storyboard")
    try folder.write(rules, to: "rules.json5")
    try git("add", ".")
    try git("commit", "-q", "-m", tag)
    try git("tag", tag)
  }

  private func run(_ words: String...) -> LabRun {
    LabRun(["impact", "--rules", "rules.json5"] + words, in: MemoryFolder([:]), host: host)
  }

  private static let paths = [
    "App", "App/**/*.storyboard", "App/Menu/Main.storyboard", "./App/Menu", "App/../App/.", ".",
    "App/none/../Menu/*",
  ]

  @Test(arguments: TestSpace("ImpactRevisions", paths).some(2))
  func `a revision with its repaired rules passes, and one without fails`(
    _ path: String
  ) throws {
    try git("init", "-q")
    try commit(ImpactStory.base(), ImpactStory.rules, as: "v1")
    try commit(ImpactStory.head(), ImpactStory.rules, as: "broken")
    let repaired = ImpactStory.rules.replacing("Cell[0:0]", with: "Cell[0:1]")
    try commit(ImpactStory.head(), repaired, as: "repaired")
    let broken = run("--base", "v1", "--head", "broken", "--", path)
    #expect(broken.code == .failed, "\(broken)")
    #expect(broken.output.contains("was inserted before it (App/Menu/Main.storyboard:37)"))
    #expect(run("--base", "v1", "--head", "repaired", "--", path).code == .held)
  }

  /// Runs the command in a folder of the test, whose absolute path stands for `ROOT` in words.
  private func run(in place: String, _ words: [String]) -> LabRun {
    let words = words.map { $0.replacing("ROOT", with: folder.path) }
    return LabRun(
      ["impact"] + words, in: MemoryFolder([:]), host: GitHost(folder: "\(folder.path)/\(place)"))
  }

  /// The ways to name the files from folders of the repository, with the name of the storyboard.
  private static let places = [
    ("App", "Menu", "Menu/Main.storyboard"), ("App/Menu", "../Menu", "Main.storyboard"),
    ("App/Menu", ".", "Main.storyboard"), ("App/Menu", "../../App/**/*.storyboard", "Main.story"),
    ("Docs/old", "../../App", "../../App/Menu/Main.storyboard"),
    ("Docs/old", "../..", "../../App/Menu/Main.storyboard"),
    ("Docs", "ROOT/App/Menu/Main.storyboard", "../App/Menu/Main.storyboard"),
    ("Docs", "ROOT", "../App/Menu/Main.storyboard"),
    ("Docs", "ROOT/App/*/*.storyboard", "../App/Menu/Main.storyboard"),
  ]

  @Test(arguments: TestSpace("ImpactRevisions", places).some(2))
  func `paths in the repository work from every folder of it`(
    _ place: String, _ path: String, _ name: String
  ) throws {
    try git("init", "-q")
    try folder.write("", to: "Docs/old/notes.txt")
    try commit(ImpactStory.base(), ImpactStory.rules, as: "v1")
    try commit(ImpactStory.head(), ImpactStory.rules, as: "v2")
    let words = ["--base", "v1", "--head", "v2", "--rules", "ROOT/rules.json5", "--", path]
    let broken = run(in: place, words)
    #expect(broken.code == .failed, "\(broken)")
    #expect(broken.output.contains("was inserted before it (\(name)"), "\(broken)")
  }

  private static let links = [
    "LINK", "LINK/App", "LINK/App/**/*.storyboard", "LINK/App/Menu/Main.storyboard", "LINK-App",
    "LINK-App/Menu/*", "LINK/none/../App",
  ]

  @Test(arguments: TestSpace("ImpactRevisions", links).some(2))
  func `absolute paths through a link lead into the repository`(_ path: String) throws {
    let other = try TemporaryFolder("links")
    try other.link("link", to: folder.path)
    try other.link("link-App", to: folder.path + "/App")
    let link = "\(other.path)/link"
    try git("init", "-q")
    try commit(ImpactStory.base(), ImpactStory.rules, as: "v1")
    let repaired = ImpactStory.rules.replacing("Cell[0:0]", with: "Cell[0:1]")
    try commit(ImpactStory.head(), repaired, as: "v2")
    let place = path.replacing("LINK", with: link)
    let words = ["impact", "--rules", "\(link)/rules.json5", "--base", "v1"]
    let (output, errors) = (MemoryOutput(), MemoryOutput())
    let code = Lab.main(
      arguments: words + ["--head", "v2", "--", place],
      CommandConsole(
        output: output, errors: errors, files: Disk(), store: Disk(), host: host,
        environment: Environment()), trackers: [.autoTrack])
    #expect(code == .held, "\(errors.text)")
    #expect(output.text.contains(" KEPT"))
  }

  @Test(arguments: ["..", "../App", "/", "/etc", "App/../../x", "ROOT/..", "ROOT-other/App"])
  func `paths outside of the repository are refused`(_ path: String) throws {
    try git("init", "-q")
    try commit(ImpactStory.base(), ImpactStory.rules, as: "v1")
    for head in [["--head", "v1"], []] {
      let words = ["--base", "v1", "--rules", "rules.json5"] + head + ["--", path]
      let found = run(in: ".", words)
      #expect(found.code == .invalid)
      #expect(found.messages.contains(": it is outside of the repository "), "\(found)")
      #expect(found.messages.contains("; give paths in the repository, or two files or folders"))
    }
  }

  @Test func `a bare repository, a worktree and a submodule have their own files`() throws {
    try git("init", "-q")
    try commit(ImpactStory.base(), ImpactStory.rules, as: "v1")
    try commit(ImpactStory.head(), ImpactStory.rules, as: "v2")
    try git("clone", "-q", "--bare", ".", "bare.git")
    try git("worktree", "add", "-q", "tree", "v1")
    try git("init", "-q", "super")
    try git(
      "-C", "super", "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", folder.path,
      "Sub")
    let words = ["--base", "v1", "--head", "v2", "--rules"]
    for (place, paths) in [
      ("bare.git", ["rules.json5", "--", "App"]),
      ("bare.git", ["rules.json5", "--", "./App/*/*.storyboard"]),
      ("tree/App", ["../rules.json5", "--", "Menu"]),
      ("tree/App", ["../rules.json5", "--", "ROOT/tree/App"]),
      ("super/Sub/App", ["../rules.json5", "--", "../App"]),
      ("super/Sub/App", ["ROOT/super/Sub/rules.json5", "--", "ROOT/super/Sub"]),
    ] {
      let broken = run(in: place, words + paths)
      #expect(broken.code == .failed, "\(place) \(paths): \(broken)")
    }
    for (place, path) in [
      ("bare.git", "ROOT/bare.git/App"), ("tree", "ROOT/App"), ("super/Sub", "../x"),
      ("super/Sub", "ROOT/App"),
    ] {
      let found = run(in: place, words + ["rules.json5", "--", path])
      #expect(found.messages.contains(": it is outside of the repository"), "\(place): \(found)")
    }
  }

  @Test func `rules with an absolute path in the repository are read in each revision`() throws {
    try git("init", "-q")
    try commit(ImpactStory.base(), ImpactStory.rules, as: "v1")
    let repaired = ImpactStory.rules.replacing("Cell[0:0]", with: "Cell[0:1]")
    try commit(ImpactStory.head(), repaired, as: "repaired")
    let words = ["--base", "v1", "--head", "repaired", "--", "."]
    let run = LabRun(
      ["impact", "--rules", "\(folder.path)/rules.json5"] + words, in: MemoryFolder([:]),
      host: host)
    #expect(run.code == .held, "\(run)")
  }

  @Test func `a folder without a repository, a revision and a path that do not exist are mistakes`()
    throws
  {
    let outside = run("--base", "v1", "--", "App")
    #expect(outside.code == .invalid)
    #expect(outside.messages.contains(".: the working folder is not in a git repository"))
    try git("init", "-q")
    try commit(ImpactStory.base(), ImpactStory.rules, as: "v1")
    for name in ["v2", "--help", ""] {
      let unknown = run("--base=\(name)", "--head", "v1", "--", "App")
      #expect(unknown.code == .invalid)
      #expect(unknown.messages.contains("the repository has no such revision"), "\(name)")
    }
    let lost = run("--base", "v1", "--head", "v1", "--", "Application")
    #expect(lost.code == .invalid)
    #expect(lost.messages.contains("Application: neither v1 nor v1 has a file of the app there"))
  }
}
