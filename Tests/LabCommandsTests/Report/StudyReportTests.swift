import TestSupport
import Testing

@testable import LabCommands
@testable import LabSystem

/// Reports with the results of other commands, in a folder without scenarios.
@Suite struct StudyReports {
  private static let kinds = ReportStudiesOfFiles.valid.keys.sorted()
  private static let missing =
    "Scenarios: no such file or folder; name a file or a folder, or create a folder with "
    + "lab new DIR\n1 mistake\n"

  private static func folder() -> MemoryFolder {
    let studies = ReportStudiesOfFiles.valid.map { ("\($0.key).json", $0.value) }
    return MemoryFolder(Dictionary(uniqueKeysWithValues: studies))
  }

  private static func words(_ kinds: [String]) -> [String] {
    ["report", "--out", "p.html"] + kinds.flatMap { ["--\($0)", "\($0).json"] }
  }

  @Test(arguments: kinds.map { [$0] } + [kinds])
  func `results alone make a page`(_ kinds: [String]) throws {
    let folder = Self.folder()
    let run = LabRun(Self.words(kinds), in: folder)
    #expect(run.code == .held)
    #expect(run.messages == "lab: no folder Scenarios, so the report shows no scenario\n")
    let page = try #require(folder["p.html"])
    #expect(page.contains("\"scenarios\":[]"))
    for kind in kinds { #expect(page.contains("\"\(kind)\":{")) }
  }

  @Test func `a page needs scenarios or results`() {
    #expect(LabRun(Self.words([]), in: Self.folder()) == LabRun(.invalid, messages: Self.missing))
  }

  @Test(arguments: [["Scenarios"], ["s.json5"], ["--filter", "shop"]])
  func `scenarios that the command line asks for must exist`(_ words: [String]) {
    let folder = Self.folder()
    #expect(LabRun(Self.words(Self.kinds) + words, in: folder).code == .invalid)
    #expect(folder["p.html"] == nil)
  }

  @Test func `scenarios of the folder are shown beside results`() {
    let folder = Self.folder()
    folder["Scenarios/s.json5"] = Shop.scenario(steps: "{ launch: {} },")
    let run = LabRun(Self.words(Self.kinds), in: folder)
    #expect(run.code == .held)
    #expect(run.messages == "")
    #expect(folder["p.html"]?.contains("\"scenarios\":[{") == true)
  }
}
