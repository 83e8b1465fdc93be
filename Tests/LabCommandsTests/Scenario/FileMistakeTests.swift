import Testing
@testable import LabSystem

@Suite struct FileMistakes {
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

  @Test func `arrays nested beyond the limit are a mistake`() {
    let text = String(repeating: "[", count: 100_000)
    let run = LabRun(running: text)
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("s.json5:1:129: expected at most 128 nested arrays and objects"))
  }
}
