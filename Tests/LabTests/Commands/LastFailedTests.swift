import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct LastFailedRuns {
  private static let good = Shop.scenario(steps: "    { launch: {} },")
  private static let bad = Shop.scenario(steps: "    { launch: {}, expect: [] },")
  private let folder = MemoryFolder([
    "s/1.json5": good, "s/2.json5": bad, "s/3.json5": bad, "t/4.json5": bad,
  ])

  private func listed(_ words: String...) -> [Substring] {
    let words = words.isEmpty ? ["s"] : words
    let output = MemoryOutput()
    let console = CommandConsole(
      output: output, errors: MemoryOutput(), files: folder, store: folder)
    _ = Lab.main(arguments: ["run", "--last-failed", "--list"] + words, console)
    return output.text.split(separator: "\n").map { $0.prefix(3) }
  }

  @Test func `a failed scenario is recorded until it passes`() {
    _ = LabRun("run", "s", in: folder)
    #expect(folder[".lab/last-failed"] == "[\"s/2.json5\", \"s/3.json5\"]\n")
    folder["s/2.json5"] = Self.good
    #expect(
      LabRun("run", "--last-failed", in: folder).output.hasSuffix("1 failed, 1 passed, 4 events\n")
        == false)
    #expect(folder[".lab/last-failed"] == "[\"s/3.json5\"]\n")
    folder["s/3.json5"] = Self.good
    #expect(LabRun("run", "--last-failed", in: folder).code == .held)
    #expect(folder[".lab/last-failed"] == "[]\n")
  }

  @Test func `a run of other scenarios keeps the record`() {
    _ = LabRun("run", "s", in: folder)
    _ = LabRun("run", "t", in: folder)
    #expect(folder[".lab/last-failed"] == "[\"s/2.json5\", \"s/3.json5\", \"t/4.json5\"]\n")
    #expect(listed("s") == ["s/2", "s/3"])
    #expect(listed("t", "s") == ["t/4", "s/2", "s/3"])
  }

  @Test func `--last-failed without recorded failures names the record file`() {
    #expect(
      LabRun("run", "--last-failed", in: folder)
        == LabRun(
          .nothingMatched, messages: "lab: no failed scenario is recorded in .lab/last-failed\n"))
    _ = LabRun("run", "s/1.json5", in: folder)
    #expect(folder[".lab/last-failed"] == nil)
    _ = LabRun("run", "s", in: folder)
    #expect(
      LabRun("run", "s/1.json5", "--last-failed", in: folder)
        == LabRun(
          .nothingMatched,
          messages: "lab: none of these scenarios is recorded as failed in .lab/last-failed\n"))
  }

  @Test func `a deleted scenario is skipped`() {
    _ = LabRun("run", "s", in: folder)
    folder["s/2.json5"] = nil
    let run = LabRun("run", "--last-failed", "--list", in: folder)
    #expect(run == LabRun(.held, output: "s/3.json5 · A shop\n"))
  }

  @Test func `--last-failed reads only the failed scenarios`() {
    _ = LabRun("run", "s", in: folder)
    folder["s/1.json5"] = "{ not even JSON"
    folder["s/apps/a.json5"] = "{ nor this"
    #expect(listed("s") == ["s/2", "s/3"])
    #expect(LabRun("run", "s", in: folder).code == .invalid)
  }

  @Test func `an invalid record is reported with its place and a remedy`() {
    folder[".lab/last-failed"] = "[1]"
    let run = LabRun("run", "--last-failed", in: folder)
    #expect(run.code == .invalid)
    #expect(
      run.messages.hasPrefix(
        ".lab/last-failed:1:2: expected a string, found a number; delete the file; the next run "
          + "writes a new one\n"))
  }

  @Test func `an unwritable record prints a message and keeps the run's exit code`() {
    folder.obstacles[".lab"] = "read-only file system"
    let run = LabRun("run", "s/2.json5", in: folder)
    #expect(run.code == .failed)
    #expect(
      run.messages == "lab: .lab/last-failed cannot be written: read-only file system\n")
  }
}
