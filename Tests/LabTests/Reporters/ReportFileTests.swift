import Foundation
import Testing

@testable import LabCommands
@testable import LabKit

@Suite struct ReportFiles {
  private static let scenario = Shop.scenario(steps: "    { launch: {} },")

  @Test func `several reporters report at once, one of them on stdout`() {
    let folder = MemoryFolder(["s.json5": Self.scenario])
    let run = LabRun(
      "run", "s.json5", "--reporter", "junit=a.xml,pretty,jsonl=b.jsonl,github=c.txt", in: folder)
    let alone = LabRun("run", "s.json5", in: folder)
    #expect(run == alone)
    #expect(folder["a.xml"]?.hasPrefix("<?xml") == true)
    #expect(folder["b.jsonl"] == LabRun("run", "s.json5", "--reporter=jsonl", in: folder).output)
    #expect(folder["c.txt"] == "1 scenario passed, 2 events\n")
  }

  @Test func `a path that cannot be written ends the run before it begins`() {
    let folder = MemoryFolder(["s.json5": Self.scenario])
    folder.obstacles["no/a.xml"] = "no such file or directory"
    #expect(
      LabRun("run", "s.json5", "--reporter", "pretty,junit=no/a.xml", in: folder)
        == LabRun(
          .invalid,
          messages: "lab: the report 'no/a.xml' cannot be written: no such file or directory; "
            + "\(LabError.wayOut)\n"))
  }

  @Test func `a disk that fills up at the end is no success, and leaves no half of a report`() {
    let folder = MemoryFolder(["s.json5": Self.scenario])
    folder.surprises["a.xml"] = "no space left on device"
    let run = LabRun("run", "s.json5", "--reporter", "pretty,junit=a.xml", in: folder)
    #expect(run.code == .failed)
    #expect(
      run.messages == "lab: the report 'a.xml' cannot be written: no space left on device; "
        + "\(LabError.wayOut)\n")
    #expect(folder["a.xml"] == nil)
  }

  @Test func `a report does not take the place of a scenario`() {
    let folder = MemoryFolder(["s.json5": Self.scenario])
    #expect(
      LabRun("run", "s.json5", "--reporter", "junit=s.json5", in: folder)
        == LabRun(
          .invalid,
          messages: "lab: the report 's.json5' cannot be written: a scenario that runs is there; "
            + "\(LabError.wayOut)\n"))
  }

  @Test func `on the disk the old report stays until the new one is whole`() throws {
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

  @Test func `the disk says before the run why a report cannot be written`() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path + "/no/a.xml"
    #expect(
      Disk().obstacle(at: missing) == FileError(path: missing, reason: "no such file or directory"))
    #expect(Disk().obstacle(at: folder.path)?.reason == "is a folder")
    #expect(Disk().obstacle(at: "/dev/null") == nil)
    try Disk().write("x", to: "/dev/null")
    #expect(Disk().kind(of: "/dev/null") == .other)
  }

  @Test func `a full disk is an error in words, and no report stays half-written`() {
    #expect(throws: FileError(path: "/dev/full", reason: "no space left on device")) {
      try Disk().write("x", to: "/dev/full")
    }
  }

  @Test func `where nobody reads stdout any more, the files are still written`() {
    let folder = MemoryFolder(["a.json5": Self.scenario, "b.json5": Self.scenario])
    let output = ClosedOutput()
    let console = CommandConsole(
      output: output, errors: MemoryOutput(), files: folder, store: folder)
    let words = ["run", "a.json5", "b.json5", "--reporter", "github,junit=a.xml"]
    #expect(Lab.main(arguments: words, console) == .held)
    #expect(folder["a.xml"]?.contains("tests=\"2\"") == true)
  }

  @Test(arguments: ["pretty", "jsonl", "github"])
  func `a pipe that is closed ends every reporter quietly`(reporter: String) {
    let folder = MemoryFolder(["a.json5": Self.scenario])
    let messages = MemoryOutput()
    let console = CommandConsole(output: ClosedOutput(), errors: messages, files: folder)
    #expect(Lab.main(arguments: ["run", "a.json5", "--reporter", reporter], console) == .held)
    #expect(messages.text == "")
  }
}

/// A pipe whose reader has gone.
private final class ClosedOutput: TextOutput {
  let isTerminal = false
  let isClosed = true

  func write(_ text: String) {}
  func finish() {}
}
