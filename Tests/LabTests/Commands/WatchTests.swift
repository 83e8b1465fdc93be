import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

@Suite struct Watches {
  private static let good = Shop.scenario(steps: "    { launch: {} },")
  private static let app = "{ root: 'Home', classes: { Home: { is: 'UIViewController' } } }"
  private static let notice = "lab: watching; the end of the input or Ctrl-C stops it\n"
  private let folder = MemoryFolder(["s/1.json5": good, "s/notes.txt": ""])

  private func watch(_ happenings: (() -> Void)...) -> LabRun {
    LabRun("run", "s", "--watch", in: folder, host: ScriptedHost(happenings))
  }

  @Test func `the end of the input ends the watch with the code of the last run`() {
    let run = watch()
    #expect(
      run == LabRun(.held, output: LabRun("run", "s", in: folder).output, messages: Self.notice))
  }

  @Test func `a change runs again, and nothing else does`() {
    let run = watch({}, { folder["s/1.json5"] = Self.good.replacing("A shop", with: "New") }, {})
    let heads = run.output.split(separator: "\n").filter { $0.contains(" · ") }
    #expect(heads == ["1.json5 · A shop", "1.json5 · New"])
  }

  @Test func `a file that comes or goes is a change, a report is none`() {
    let run = watch(
      { folder["s/2.json5"] = Self.good }, { folder["s/out.xml"] = "<a/>" },
      { folder["s/1.json5"] = nil })
    let heads = run.output.split(separator: "\n").filter { $0.contains(" · ") }
    #expect(heads.map { $0.prefix(1) } == ["1", "1", "2", "2"])
  }

  @Test func `a mistake is told, and mended while the watch goes on`() {
    folder["s/1.json5"] = "{"
    let run = watch({ folder["s/1.json5"] = Self.good })
    #expect(run.code == .held)
    #expect(
      run.messages.hasPrefix("s/1.json5:1:2: expected a key or '}', found the end of the file"))
    #expect(run.output.hasSuffix("1 scenario passed, 2 events\n"))
  }

  @Test func `an app file is watched, too, and the place where one was looked for`() {
    folder["s/1.json5"] = "{ scenario: 'x', app: 'a.json5', steps: [{ launch: {} }] }"
    folder["a.json5"] = Self.app
    let run = watch(
      { folder["a.json5"] = Self.app.replacing("'Home',", with: "'Home' ,") },
      { folder["s/a.json5"] = Self.app })
    #expect(run.output.split(separator: "\n").count { $0.contains(" · x") } == 2)
  }

  @Test func `what no file can mend ends the watch`() {
    folder.obstacles["a.xml"] = "is a folder"
    let run = LabRun("run", "s", "--watch", "--reporter", "junit=a.xml", in: folder)
    #expect(
      run
        == LabRun(
          .invalid,
          messages: "lab: the report 'a.xml' cannot be written: is a folder; "
            + "\(LabError.wayOut)\n"))
  }

  @Test func `the record of what failed is no reason to run again`() {
    folder["s/1.json5"] = Shop.scenario(steps: "    { launch: {}, expect: [] },")
    let host = ScriptedHost([{}, {}])
    let run = LabRun("run", "s", "--watch", "--last-failed", in: folder, host: host)
    #expect(run.code == .nothingMatched)
    #expect(host.pauseCount == 3)
    #expect(watch({}, {}).output.split(separator: "\n").count { $0.contains(" · ") } == 1)
  }
}
