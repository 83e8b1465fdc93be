import TestSupport
import Testing

@testable import LabCommands
@testable import LabSystem

/// The command line and output of `lab-dev crashtest`.
@Suite struct CrashtestCommands {
  private static let tracker = "{ upload: { address: '/events', cache: 'writeThrough' } }"

  private static func files(
    _ tracker: String = tracker, steps: String = "{ launch: {} },"
  ) -> MemoryFiles {
    MemoryFiles(["s.json5": Shop.scenario(steps: steps, tracker: tracker)])
  }

  private func usage(_ message: String) -> LabRun {
    LabRun(.invalid, messages: "lab: \(message)\n" + LabRun.usage(of: "crashtest"))
  }

  @Test func `a scenario's session is tested with its tracker's delivery settings`() {
    let run = LabRun("lab-dev", "crashtest", "s.json5", files: Self.files())
    #expect(run.code == .held)
    #expect(run.messages == "")
    #expect(run.output.hasPrefix("2 stored events, "))
    #expect(run.output.contains("synchronous NORMAL\n"))
    #expect(run.output.hasSuffix(" points, 0 lost, 0 duplicated\n"))
  }

  @Test func `--points limits the crash points, with the same output for any number of jobs`() {
    let run = LabRun("lab-dev", "crashtest", "--points", "6")
    #expect(run.code == .held)
    #expect(run.output.hasSuffix("\n6 points, 0 lost, 0 duplicated\n"))
    #expect(LabRun("lab-dev", "crashtest", "--points", "6", "-j", "3") == run)
  }

  @Test func `--point tries one crash point`() {
    let run = LabRun("lab-dev", "crashtest", "--point", "3", "s.json5", files: Self.files())
    #expect(run.output.hasSuffix("\n1 points, 0 lost, 0 duplicated\n"))
  }

  @Test func `invalid values and combinations of flags are named`() {
    for text in ["0", "-1", "x", "1.5"] {
      #expect(
        LabRun("lab-dev", "crashtest", "--points=\(text)")
          == usage("--points needs 'all' or a whole number above zero, found '\(text)'"))
    }
    #expect(
      LabRun("lab-dev", "crashtest", "--point", "0")
        == usage("--point needs a whole number from 1 to 1000000000, found '0'"))
    #expect(
      LabRun("lab-dev", "crashtest", "--point", "1", "--points", "2")
        == usage("--point and --points exclude each other"))
    #expect(
      LabRun("lab-dev", "crashtest", "-j", "0")
        == usage("-j needs a whole number from 1 to 256, found '0'"))
    #expect(
      LabRun("lab-dev", "crashtest", "--real", "--points", "2")
        == usage("--real kills at every write, one after the other; remove --points"))
  }

  @Test func `a point beyond the last is reported with the last one`() {
    let run = LabRun("lab-dev", "crashtest", "--point", "100000", "s.json5", files: Self.files())
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("lab: there is no point 100000; the last one is "))
  }

  @Test func `a missing file is named`() {
    #expect(
      LabRun("lab-dev", "crashtest", "nowhere.json5")
        == LabRun(
          .invalid,
          messages: "nowhere.json5: no such file or folder; "
            + "name a file or a folder that can be read\n1 mistake\n"))
    #expect(
      LabRun("lab-dev", "crashtest", "a", "b")
        == usage("crashtest takes one scenario, found 'b' too"))
  }

  @Test func `a scenario without an upload address is rejected`() {
    #expect(
      LabRun("lab-dev", "crashtest", "s.json5", files: Self.files("{}"))
        == LabRun(
          .invalid,
          messages: """
            s.json5: the tracker of the scenario has no server; add tracker.upload.address
            1 mistake

            """))
  }

  @Test func `a scenario that stores no event is rejected`() {
    let run = LabRun(
      "lab-dev", "crashtest", "s.json5",
      files: Self.files("{ upload: { address: '/events', on: false } }"))
    #expect(
      run
        == LabRun(
          .invalid,
          messages: """
            s.json5: the scenario stores no event, so no crash can lose one; add steps that \
            capture events
            1 mistake

            """))
  }

  @Test func `a step that cannot run fails the crash test`() {
    let run = LabRun(
      "lab-dev", "crashtest", "s.json5", files: Self.files(steps: "{ tap: '#buy' },"))
    #expect(run.code == .failed)
    #expect(run.output == "")
    #expect(run.messages.hasPrefix("s.json5:"))
  }

  @Test func `a scenario that uninstalls its app is rejected`() {
    let steps = "{ launch: {} }, { device: { uninstall: 'com.example.app' } },"
    let run = LabRun("lab-dev", "crashtest", "s.json5", files: Self.files(steps: steps))
    #expect(run.code == .invalid)
    #expect(run.messages.contains("which crash points do not support; remove that step"))
  }

  @Test func `a process that survives its kill is a fault of the lab`() {
    let run = LabRun(
      "lab-dev", "crashtest", "--real", "s.json5", files: Self.files(), host: ScriptedHost())
    #expect(run.code == .fault)
    #expect(run.messages.hasPrefix("lab: the process that was to be killed at write 1 of "))
    #expect(run.messages.hasSuffix(" ended with code 0; this is a bug in the lab\n"))
  }
}
