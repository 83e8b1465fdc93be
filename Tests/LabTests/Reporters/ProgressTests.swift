import Testing

@testable import LabKit

@Suite struct ProgressLines {
  private func progress(_ step: Duration, isTerminal: Bool) -> (Progress, MemoryOutput) {
    let errors = MemoryOutput(isTerminal: isTerminal)
    let console = CommandConsole(
      output: MemoryOutput(), errors: errors, files: MemoryFiles([:]),
      host: ScriptedHost(step: step))
    return (Progress(of: 3, on: console), errors)
  }

  @Test func `a progress line appears after a second and is erased for each result`() {
    let (progress, errors) = progress(.milliseconds(600), isTerminal: true)
    progress.show()
    #expect(errors.text == "")
    progress.show()
    progress.count()
    progress.show()
    progress.erase()
    progress.erase()
    #expect(
      errors.text
        == "\r0 of 3 scenarios\u{1B}[K\r\u{1B}[K\r1 of 3 scenarios\u{1B}[K\r\u{1B}[K")
  }

  @Test func `progress is not printed without a terminal`() {
    let (progress, errors) = progress(.seconds(2), isTerminal: false)
    progress.show()
    progress.count()
    #expect(errors.text == "")
  }

  @Test func `progress on a terminal changes no result`() {
    let files = MemoryFiles(["s.json5": Shop.scenario(steps: "    { launch: {} },")])
    let run = LabRun("run", "s.json5", files: files, messagesOnTerminal: true)
    #expect(run == LabRun("run", "s.json5", files: files))
  }
}
