import Foundation
import TestSupport
import Testing

@testable import LabCommands
@testable import LabSystem

@Suite struct ReportFiles {
  private static let scenario = Shop.scenario(steps: "    { launch: {} },")

  @Test func `several reporters run at once, one of them on stdout`() {
    let folder = MemoryFolder(["s.json5": Self.scenario])
    let run = LabRun(
      "run", "s.json5", "--reporter", "junit=a.xml,pretty,jsonl=b.jsonl,github=c.txt", in: folder)
    let alone = LabRun("run", "s.json5", in: folder)
    #expect(run == alone)
    #expect(folder["a.xml"]?.hasPrefix("<?xml") == true)
    #expect(folder["b.jsonl"] == LabRun("run", "s.json5", "--reporter=jsonl", in: folder).output)
    #expect(folder["c.txt"] == "1 scenario passed, 2 events\n")
  }

  @Test func `a report replaces the old one through a link`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.xml")
    try folder.link("link.xml", to: "a.xml")
    let path = folder.path + "/link.xml"
    #expect(Disk().obstacle(at: path) == nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    try Disk().write("new", to: path)
    #expect(try String(contentsOfFile: folder.path + "/a.xml", encoding: .utf8) == "new")
    #expect(try Disk().names(in: folder.path) == ["a.xml", "link.xml"])
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: path)
    #expect(link == "a.xml")
  }

  @Test func `the disk reports obstacles to a report before the run`() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path + "/no/a.xml"
    #expect(
      Disk().obstacle(at: missing) == FileError(path: missing, reason: "no such file or directory"))
    #expect(Disk().obstacle(at: folder.path)?.reason == "is a folder")
    #expect(Disk().obstacle(at: "/dev/null") == nil)
    try Disk().write("x", to: "/dev/null")
    #expect(Disk().kind(of: "/dev/null") == .other)
  }

  @Test func `writing a report to a full disk throws`() {
    #expect(throws: FileError(path: "/dev/full", reason: "no space left on device")) {
      try Disk().write("x", to: "/dev/full")
    }
  }

  @Test func `report files are written although stdout is closed`() {
    let folder = MemoryFolder(["a.json5": Self.scenario, "b.json5": Self.scenario])
    let output = ClosedOutput()
    let console = CommandConsole(
      output: output, errors: MemoryOutput(), files: folder, store: folder)
    let words = ["run", "a.json5", "b.json5", "--reporter", "github,junit=a.xml"]
    #expect(Lab.main(arguments: words, console) == .held)
    #expect(folder["a.xml"]?.contains("tests=\"2\"") == true)
  }

  @Test(arguments: ["pretty", "jsonl", "github", "junit=-", "html=-", "report-data=-"])
  func `a closed pipe ends every reporter without a message`(reporter: String) {
    let folder = MemoryFolder(["a.json5": Self.scenario])
    let messages = MemoryOutput()
    let console = CommandConsole(output: ClosedOutput(), errors: messages, files: folder)
    #expect(Lab.main(arguments: ["run", "a.json5", "--reporter", reporter], console) == .held)
    #expect(messages.text == "")
  }
}

/// A pipe without a reader.
private final class ClosedOutput: TextOutput {
  let isTerminal = false
  let isClosed = true

  func write(_ text: String) {}
  func finish() {}
}
