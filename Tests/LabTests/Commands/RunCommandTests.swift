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

  @Test func `run defaults to the folder Scenarios`() {
    let run = LabRun("run", files: Self.files)
    #expect(run.code == .failed)
    #expect(run.output.hasSuffix("\n1 scenario failed, 1 passed, 4 events\n"))
  }

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

  @Test func `--list prints one scenario per line`() {
    #expect(
      LabRun("run", "--list", "Scenarios", "other", files: Self.files)
        == LabRun(
          .held,
          output: """
            Scenarios/a/z.json5 · A bad shop
            Scenarios/b.json5 · A shop
            other/c.json5 · A shop

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

  @Test func `an empty path is rejected`() {
    #expect(
      LabRun("run", "")
        == LabRun(
          .invalid,
          messages: """
            lab: the path is empty; name a file or a folder
            \(LabRun.usage(of: "run"))
            """))
  }

  @Test(arguments: ["bad", "a/z", "^A b.d shop$"])
  func `--filter matches paths and titles`(filter: String) {
    let run = LabRun("run", "--list", "--filter", filter, files: Self.files)
    #expect(run.output == "Scenarios/a/z.json5 · A bad shop\n")
  }

  @Test func `a filter without matches is named`() {
    #expect(
      LabRun("run", "--filter", "shoppe", files: Self.files)
        == LabRun(.nothingMatched, messages: "lab: no scenario matches 'shoppe'\n"))
  }

  @Test(arguments: ["run", "check"])
  func `a folder without scenarios is named`(command: String) {
    #expect(
      LabRun(command, "empty", files: Self.files)
        == LabRun(
          .nothingMatched,
          messages: "lab: no scenario in 'empty'; scenario files end in .json5\n"))
  }

  @Test func `--seed overrides the scenario's seed`() {
    let files = MemoryFiles(["s.json5": Self.bad.replacing("steps:", with: "seed: 5, steps:")])
    #expect(LabRun("run", "s.json5", files: files).output.contains("s.json5 --seed 5\n"))
    #expect(
      LabRun("run", "s.json5", "--seed", "9", files: files).output
        .contains("s.json5 --seed 9\n"))
  }

  @Test func `an app file does not run as a scenario`() {
    let app = "{ root: 'Home', classes: { Home: { is: 'UIViewController' } } }"
    let run = LabRun("run", "shop.json5", files: MemoryFiles(["shop.json5": app]))
    #expect(run.code == .invalid)
    #expect(run.messages.contains("this file holds an app, not a scenario"))
  }

  @Test func `check prints the numbers of scenarios and app files`() {
    #expect(
      LabRun("check", "Scenarios", "other", files: Self.files)
        == LabRun(.held, output: "3 scenarios and 0 app files are well-formed\n"))
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
