import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

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

  @Test func `only a changed file starts another run`() {
    let run = watch({}, { folder["s/1.json5"] = Self.good.replacing("A shop", with: "New") }, {})
    let heads = run.output.split(separator: "\n").filter { $0.contains(" · ") }
    #expect(heads == ["s/1.json5 · A shop", "s/1.json5 · New"])
  }

  @Test func `added and removed scenarios start a run, and reports do not`() {
    let run = watch(
      { folder["s/2.json5"] = Self.good }, { folder["s/out.xml"] = "<a/>" },
      { folder["s/1.json5"] = nil })
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    #expect(
      lines.filter { $0.contains(" · ") || $0.hasSuffix(" passed") } == [
        "s/1.json5 · A shop", "s  2 passed", "s/2.json5 · A shop",
      ])
  }

  @Test func `the watch continues after a mistake and runs the corrected file`() {
    folder["s/1.json5"] = "{"
    let run = watch({ folder["s/1.json5"] = Self.good })
    #expect(run.code == .held)
    #expect(
      run.messages.hasPrefix("s/1.json5:1:2: expected a key or '}', found the end of the file"))
    #expect(run.output.hasSuffix("1 scenario passed, 2 events; nothing was expected\n"))
  }

  @Test func `app files and the places searched for them are watched`() {
    folder["s/1.json5"] = "{ scenario: 'x', app: 'a.json5', steps: [{ launch: {} }] }"
    folder["a.json5"] = Self.app
    let run = watch(
      { folder["a.json5"] = Self.app.replacing("'Home',", with: "'Home' ,") },
      { folder["s/a.json5"] = Self.app })
    #expect(run.output.split(separator: "\n").count { $0.contains(" · x") } == 2)
  }

  @Test func `an unwritable report ends the watch`() {
    folder.obstacles["a.xml"] = "is a folder"
    let run = LabRun("run", "s", "--watch", "--reporter", "junit=a.xml", in: folder)
    #expect(
      run
        == LabRun(
          .invalid,
          messages: "lab: the output 'a.xml' cannot be written: is a folder; "
            + "\(LabError.wayOut)\n"))
  }

  /// Returns the stamp of a page; nil without one.
  private static func stamp(of page: String?) -> String? {
    page?.firstMatch(of: /<meta name="stamp" content="([^"]*)">/).map { String($0.1) }
  }

  @Test func `a visual report is written again, with another stamp if its data differs`() {
    var stamps: [String?] = []
    let note = { stamps.append(Self.stamp(of: folder["r.html"])) }
    let host = ScriptedHost([
      note, { folder["s/1.json5"] = Self.good.replacing("A shop", with: "New") }, note,
      { folder["s/1.json5"] = "{" }, note, { folder["s/1.json5"] = Self.good }, note,
      { folder["s/1.json5"] = Self.good + "// a comment" }, note,
    ])
    let run = LabRun("report", "s", "--watch", "--out", "r.html", in: folder, host: host)
    #expect(run.code == .held)
    let known = stamps.compactMap(\.self)
    #expect(known.count == 5)
    #expect(Set(known).count == 3)
    #expect(known[2] == known[1] + " mistake")
    #expect(known[0] == known[3])
    #expect(known[3] == known[4])
    #expect(folder["r.html"]?.contains("frame-src 'self' file:;") == true)
    _ = LabRun("report", "s", "--out", "once.html", in: folder)
    #expect(Self.stamp(of: folder["once.html"]) == nil)
    #expect(folder["once.html"]?.contains("frame-src") == false)
  }

  @Test func `a file that is not a watched page is not marked`() {
    folder["s/1.json5"] = "{"
    for text in ["", "precious", "<meta name=\"stamp\" content=\"unclosed", "<!DOCTYPE html>"] {
      folder["r.html"] = text
      _ = LabRun("run", "s", "--watch", "--reporter", "html=r.html", in: folder)
      #expect(folder["r.html"] == text)
    }
  }

  @Test func `writing the record of failures does not start a run`() {
    folder["s/1.json5"] = Shop.scenario(steps: "    { launch: {}, expect: [] },")
    let host = ScriptedHost([{}, {}])
    let run = LabRun("run", "s", "--watch", "--last-failed", in: folder, host: host)
    #expect(run.code == .nothingMatched)
    #expect(host.pauseCount == 3)
    #expect(watch({}, {}).output.split(separator: "\n").count { $0.contains(" · ") } == 1)
  }
}
