import Foundation
import TestSupport
import Testing

@testable import LabDev
@testable import LabCommands
@testable import LabKit
@testable import LabSystem

/// The files that commands write under a name that the person did not give, in a stranger's
/// checkout.
@Suite struct DerivedOutputTests {
  /// A command line with the file that it writes, and a line that reads the file.
  private struct Output: Sendable {
    let words: [String]
    let path: String
    var readers: [[String]] = []
    /// The exit code after an obstacle.
    var refusal: ExitCode = .invalid
  }

  private static let outputs: [String: [Output]] = [
    "run": [
      Output(
        words: ["run", "s.json5"], path: ".lab/last-failed",
        readers: [["run", "--last-failed"]], refusal: .failed)
    ],
    "report": [
      Output(
        words: ["report", "s.json5", "--out", "page.html"], path: ".lab/last-failed",
        refusal: .failed)
    ],
    "paths": [
      Output(
        words: ["paths", "--update", "s.json5"], path: "s.paths.json5",
        readers: [["paths", "--check", "s.json5"]])
    ],
    "import": [
      Output(
        words: ["import", "two.storyboard", "--app", "a.json5", "--scenario", "v.json5"],
        path: "v.roots.json5")
    ],
    "record": [Output(words: ["record", "s.json5"], path: "s.recorded.json5")],
    "impact": [
      Output(
        words: versions + ["--accept", "R0", "--reason", "it is right"],
        path: "rules.migrations.json", readers: [versions])
    ],
    "new": [
      Output(words: new, path: "Package.swift"),
      Output(words: new, path: "Scenarios/apps/shop.json5"),
    ],
  ]

  private static let versions = [
    "impact", "--base", "old.json5", "--head", "new.json5", "--rules", "rules.json5",
  ]
  private static let new = ["new", "--package", "https://example.com/autotrack-lab.git"]

  /// The commands whose files all have names that the person gives; `sessions` of `lab-dev` has
  /// its own test.
  private static let others: Set = [
    "check", "completions", "db", "dispatch", "encode", "fleet", "help", "ids", "league", "man",
    "mutate", "pick", "rules", "screen", "suggest", "tree", "why",
  ]

  @Test func `every command is listed with its outputs`() {
    #expect(Self.others.union(Self.outputs.keys) == Set(Command.all.map(\.name)))
    #expect(Self.others.isDisjoint(with: Self.outputs.keys))
  }

  /// The entry in the place of the file, or of a folder around it.
  private enum Trap: CaseIterable {
    case nothing, link, danglingLink, folder, pipe, readOnly, linkedFolder
  }

  /// The text of the file to which links lead.
  private static let precious = "alias ll='ls -l'\n"

  @Test(arguments: outputs.keys.sorted())
  func `no command writes or reads through a link, or waits for a pipe`(_ name: String) throws {
    for output in try #require(Self.outputs[name]) {
      for trap in Trap.allCases where trap != .linkedFolder || output.path.contains("/") {
        let folder = try Self.folder(name, trap, output.path)
        let inner = folder.path + "/checkout"
        let run = try LabProgram.run(output.words, in: inner)
        let expected: Int32? =
          switch trap {
          case .nothing: nil
          case .readOnly where name != "import" && name != "new" && name != "record": nil
          default: output.refusal.rawValue
          }
        #expect(expected == nil || run.code == expected, "\(trap): \(run.text)")
        #expect(run.code <= 2, "\(trap): \(run.text)")
        if let expected, expected == 1 { #expect(run.text.contains("cannot be written")) }
        if trap == .nothing {
          #expect(FileManager.default.fileExists(atPath: "\(inner)/\(output.path)"), "\(run.text)")
        }
        if trap == .link || trap == .linkedFolder {
          for words in output.readers {
            let read = try LabProgram.run(words, in: inner)
            #expect(read.code == 2 && !read.text.contains("alias"), "\(trap): \(read.text)")
          }
        }
        #expect(try Disk().read("\(folder.path)/victim/file") == Array(Self.precious.utf8))
        #expect(try Disk().allNames(in: "\(folder.path)/victim") == ["file"], "\(trap)")
      }
    }
  }

  /// Makes a checkout whose output has something else in its place, beside a folder of the person.
  private static func folder(
    _ name: String, _ trap: Trap, _ path: String
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder("derived" + name)
    try folder.write(precious, to: "victim/file")
    for (name, text) in inputs { try folder.write(text, to: "checkout/\(name)") }
    let place = "checkout/" + path
    if trap == .nothing { return folder }
    guard trap != .linkedFolder else {
      try folder.link("checkout/" + (path.split(separator: "/").first ?? ""), to: "../victim")
      return folder
    }
    try folder.write("", to: place.folder + "/.keep")
    let up = String(repeating: "../", count: path.split(separator: "/").count)
    switch trap {
    case .nothing, .linkedFolder: break
    case .link: try folder.link(place, to: up + "victim/file")
    case .danglingLink: try folder.link(place, to: up + "victim/new")
    case .folder: try folder.write("", to: place + "/.keep")
    case .pipe: #expect(unsafe mkfifo(folder.path + "/" + place, 0o644) == 0)
    case .readOnly:
      try folder.write("[]", to: place)
      unsafe chmod(folder.path + "/" + place, 0o444)
    }
    return folder
  }

  private static let inputs: [String: String] = [
    "s.json5": """
    { scenario: 's', app: 'old.json5', steps: [{ launch: {} }, { tap: '#a', expect: [] }] }
    """,
    "old.json5": ManyRules.app("abcd"), "new.json5": ManyRules.app("xabcd"),
    "rules.json5": ManyRules.rules(0..<4),
    "two.storyboard": """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
    <scene sceneID="1"><objects><viewController id="a" sceneMemberID="viewController">\
    <view key="view" id="v"/></viewController></objects></scene>
    <scene sceneID="2"><objects><viewController id="b" storyboardIdentifier="B" \
    customClass="Second" sceneMemberID="viewController">\
    <view key="view" id="w"/></viewController></objects></scene></scenes></document>
    """,
  ]

  @Test func `an import keeps a scenario that a person wrote`() throws {
    let folder = MemoryFolder(Self.inputs)
    let words = try #require(Self.outputs["import"]).flatMap(\.words)
    folder["v.roots.json5"] = "// Mine\n{}"
    let refused = LabRun(words, in: folder)
    #expect(refused.code == .invalid && folder["v.json5"] == nil, "\(refused)")
    #expect(
      refused.messages.hasPrefix(
        "v.roots.json5: the scenario cannot be written: the lab did not write the file there; "
          + "move it away\n"), "\(refused)")
    folder["v.roots.json5"] = nil
    for _ in 1...2 { #expect(LabRun(words, in: folder).code == .held) }
  }

  @Test func `a failing session is not written through a link, or over a person's file`() throws {
    let plan = SessionPlan(seed: 7, stepCount: 5)
    let store = MemoryFolder([:])
    let console = CommandConsole(
      output: MemoryOutput(), errors: MemoryOutput(), files: store, store: store)
    for _ in 1...2 { #expect(try console.keep(plan, at: nil) == .failed) }
    store["session-7.json5"] = "{ scenario: 'mine' }"
    #expect(throws: LabError.self) { try console.keep(plan, at: nil) }
    (store["session-7.json5"], store.links) = (nil, ["session-7.json5"])
    #expect(throws: LabError.self) { try console.keep(plan, at: nil) }
    #expect(store["session-7.json5"] == nil)
  }

  @Test func `an update changes no scenario outside of the given folders`() throws {
    let folder = try TemporaryFolder()
    let app = ManyRules.app("a")
    let scenario = "{ scenario: 's', app: \(app), steps: [{ launch: {}, expect: [] }] }"
    try folder.write(scenario, to: "victim/s.json5")
    try folder.write("", to: "checkout/Scenarios/.keep")
    try folder.link("checkout/Scenarios/s.json5", to: "../../victim/s.json5")
    let inner = folder.path + "/checkout"
    let refused = try LabProgram.run(["run", "--update=all"], in: inner)
    #expect(refused.code == 2 && refused.text.contains("a link leads out"), "\(refused)")
    #expect(try Disk().read("\(folder.path)/victim/s.json5") == Array(scenario.utf8))
    let named = try LabProgram.run(["run", "--update=all", "Scenarios/s.json5"], in: inner)
    #expect(named.code == 0, "\(named)")
    #expect(try Disk().read("\(folder.path)/victim/s.json5") != Array(scenario.utf8))
  }
}
