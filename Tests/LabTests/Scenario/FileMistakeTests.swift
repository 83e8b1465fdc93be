import Testing
@testable import LabSystem

@Suite struct FileMistakes {
  @Test func `a missing file is reported with a similar existing one`() {
    let files = MemoryFiles(["clicks/tap.json5": "", "clicks/swipe.json5": ""])
    #expect(
      LabRun("run", "clicks/tpa.json5", files: files)
        == LabRun(
          .invalid,
          messages: """
            clicks/tpa.json5: no such file or folder; did you mean 'clicks/tap.json5'?
            1 mistake

            """))
  }

  @Test func `a missing file in a missing folder has no suggestion`() {
    #expect(
      LabRun("run", "nowhere/tap.json5")
        == LabRun(
          .invalid,
          messages: "nowhere/tap.json5: no such file or folder; "
            + "name a file or a folder that can be read\n1 mistake\n"))
  }

  @Test func `an empty file is a mistake`() {
    #expect(
      LabRun(running: "")
        == LabRun(
          .invalid,
          messages: """
            s.json5:1:1: expected a value, found an empty file

            ^
            1 mistake

            """))
  }

  @Test func `a file that is not UTF-8 is a mistake`() {
    let files = MemoryFiles(bytes: ["s.json5": Array("{ a: '".utf8) + [0xFF] + Array("' }".utf8)])
    #expect(
      LabRun("check", "s.json5", files: files)
        == LabRun(
          .invalid,
          messages: """
            s.json5:1:7: expected UTF-8, found the byte 0xFF; save the file as UTF-8
            { a: '\u{FFFD}' }
                  ^
            1 mistake

            """))
  }

  @Test func `an unclosed object is a mistake`() {
    #expect(
      LabRun(running: "{ scenario: 'x', app: {").messages.hasPrefix(
        "s.json5:1:24: expected a key or '}', found the end of the file"))
  }

  @Test func `arrays nested beyond the limit are a mistake`() {
    let text = String(repeating: "[", count: 100_000)
    let run = LabRun(running: text)
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("s.json5:1:129: expected at most 128 nested arrays and objects"))
  }

  @Test func `a duplicate key is a mistake`() {
    #expect(
      LabRun(running: "{ scenario: 'x', scenario: 'y' }").messages.hasPrefix(
        "s.json5:1:18: duplicate key 'scenario'; the first is on line 1"))
  }

  @Test func `a missing app file is reported with a similar existing one`() {
    let files = MemoryFiles([
      "clicks/tap.json5": "{ scenario: 'x', app: 'apps/shpo.json5', steps: [{ kill: {} }] }",
      "apps/shop.json5": "{ root: 'Home', classes: { Home: { is: 'UIViewController' } } }",
    ])
    #expect(
      LabRun("check", "clicks", files: files)
        == LabRun(
          .invalid,
          messages: """
            clicks/tap.json5:1:23: no app file 'apps/shpo.json5' in this folder or a folder above; \
            did you mean 'apps/shop.json5'?
            { scenario: 'x', app: 'apps/shpo.json5', steps: [{ kill: {} }] }
                                  ^
            1 mistake

            """))
  }

  @Test func `the mistakes of all files are listed, those of a shared app once`() {
    let files = MemoryFiles([
      "s/apps/a.json5": "{ root: 'Hoem', classes: { Home: { is: 'UIViewController' } } }",
      "s/1.json5": "{ scenario: 'x', app: 'apps/a.json5', steps: [{ launch: {} }] }",
      "s/2.json5": "{ scenario: 'y', app: 'apps/a.json5', steps: [{ lunch: {} }] }",
      "s/3.json5": "{ scenario: 3 }",
    ])
    let headlines = LabRun("run", "s", files: files).messages.split(separator: "\n")
      .filter { $0.hasPrefix("s/") || $0.hasSuffix("mistakes") }
    #expect(
      headlines == [
        "s/apps/a.json5:1:9: unknown class 'Hoem'; did you mean 'Home'?",
        "s/2.json5:1:49: 'lunch' is not a step; did you mean 'launch'?",
        "s/3.json5:1:1: a scenario needs the key 'app', a string or an app",
        "s/3.json5:1:1: a scenario needs the key 'steps', an array of steps",
        "s/3.json5:1:13: expected a string, found a number",
        "5 mistakes",
      ])
  }
}
