import TestSupport
import Testing

@testable import LabCommands
@testable import LabSystem

@Suite struct RunCommands {
  private static let good = Shop.scenario(steps: "    { launch: {}, name: 'it' },")
  private static let bad = Shop.scenario(steps: "    { launch: {}, expect: [] },")
    .replacing("A shop", with: "A bad shop")

  private static let files = MemoryFiles([
    "Scenarios/b.json5": good, "Scenarios/a/z.json5": bad, "other/c.json5": good,
    "empty/README.md": "",
  ])

  @Test func `a missing Scenarios folder is named`() {
    #expect(
      LabRun("run")
        == LabRun(
          .invalid,
          messages: """
            Scenarios: no such file or folder; name a file or a folder, or create a folder with \
            lab new DIR
            1 mistake

            """))
  }

  @Test func `a list shows control characters as pictures`() {
    let text = Self.good.replacing("A shop", with: "A\\n\\u001Bshop")
    #expect(
      LabRun("run", "--list", "a\nb.json5", files: MemoryFiles(["a\nb.json5": text]))
        == LabRun(.held, output: "a␊b.json5 · A␊␛shop\n"))
  }

  @Test func `a headline shows control characters as pictures`() {
    let text = Self.good.replacing("A shop", with: "A\\n\\u001Bshop")
    let run = LabRun("run", "a\nb.json5", files: MemoryFiles(["a\nb.json5": text]))
    #expect(run.output.hasPrefix("a␊b.json5 · A␊␛shop\n"))
  }

  @Test func `the run ends quietly when its output is closed`() {
    let output = ClosingOutput()
    let messages = MemoryOutput()
    let code = Lab.main(
      arguments: ["run", "Scenarios/b.json5", "other"],
      CommandConsole(output: output, errors: messages, files: Self.files))
    #expect(code == .held)
    #expect(output.writes == 1)
    #expect(messages.text == "")
  }

  @Test func `a failed write to the output fails the command`() {
    let messages = MemoryOutput()
    let code = Lab.main(
      arguments: ["--version"],
      CommandConsole(output: FullOutput(), errors: messages, files: MemoryFiles([:])))
    #expect(code == .invalid)
    #expect(messages.text == "lab: the output could not be written: no space left\n")
  }
}

/// A pipe whose reader goes away after the first line.
private final class ClosingOutput: TextOutput {
  private(set) var writes = 0
  let isTerminal = false
  var isClosed: Bool { writes > 0 }

  func write(_ text: String) { if !isClosed { writes += 1 } }
  func finish() {}
}

/// A disk without space.
private final class FullOutput: TextOutput {
  let isTerminal = false
  let isClosed = true

  func write(_ text: String) {}
  func finish() throws(OutputError) { throw OutputError(reason: "no space left") }
}
