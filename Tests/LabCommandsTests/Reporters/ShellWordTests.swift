import Foundation
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

@Suite struct ShellWords {
  private static let odd = [
    "a b", "it's", "$HOME", "a;b", "-x", "字é", "a\nb", "\u{1B}[31m", "tab\there", "\\n'\n", "~",
    "*", "a\"b", "e\u{301}", "", "#a", "!!",
  ]

  @Test(arguments: [
    ("Scenarios/a-b_1.json5", "Scenarios/a-b_1.json5"), ("a b", "'a b'"), ("it's", "'it'\\''s'"),
    ("-x.json5", "./-x.json5"), ("a\nb'", "$'a\\012b\\''"), ("", "''"),
  ])
  func `a path is quoted only if a shell needs it`(path: String, word: String) {
    #expect(path.shellWord == word)
  }

  @Test(arguments: odd)
  func `bash reads the printable word as the path`(path: String) throws {
    #expect(path.shellWord.printable == path.shellWord)
    let bash = Process()
    bash.executableURL = URL(filePath: "/bin/bash")
    bash.arguments = ["-c", "printf %s \(path.shellWord)"]
    let pipe = Pipe()
    bash.standardOutput = pipe
    try bash.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    bash.waitUntilExit()
    let expected = path.hasPrefix("-") ? "./" + path : path
    #expect(Array(data) == Array(expected.utf8))
  }

  @Test func `the command that repeats a run names the file and the seed exactly`() {
    let text = Shop.scenario(steps: "    { launch: {}, expect: [] },")
    let run = LabRun(
      "run", "it's\n1.json5", "--seed", "7", in: MemoryFolder(["it's\n1.json5": text]))
    #expect(run.output.contains("\n  again: lab run $'it\\'s\\0121.json5' --seed 7\n"))
  }
}
