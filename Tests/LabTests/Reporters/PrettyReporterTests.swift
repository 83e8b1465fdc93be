import Testing

@testable import LabCommands
@testable import LabSystem

@Suite struct PrettyReports {
  private static let steps = """
        { launch: {}, expect: [{ event: '$AppStart' }, { event: '$AppViewScreen' }] },
        { tap: '#buy', name: 'first', expect: [
          { event: '$AppClick', with: { $title: 'Cart' } } ] },
        { tap: '#buy', after: '50ms', expect: [{ event: '$AppClick' }] },
        { wait: '8s' },
        { background: {}, expect: [{ event: '$AppEnd' }] },
        { send: 'pay' },
    """

  @Test func `a difference shows both sides, its place and the command to repeat it`() throws {
    let files = MemoryFiles(["my shop/s.json5": Shop.scenario(steps: Self.steps)])
    let run = LabRun("run", "my shop", "--seed", "7", files: files)
    #expect(run == LabRun(.failed, output: run.output))
    try expectSnapshot(run.output, named: "run-with-differences")
  }

  @Test func `steps after a fault are counted as not run`() {
    let steps = "    { tap: '#buy' },\n    { launch: {} },\n    { kill: {} },"
    #expect(
      LabRun(running: Shop.scenario(steps: steps))
        == LabRun(
          .failed,
          output: """
            s.json5 · A shop
              00:00.000  tap #buy                                                       ✗
                         s.json5:23:5: the app has not been launched; launch it first
                             { tap: '#buy' },
                             ^
                         2 steps not run
              again: lab run s.json5 --seed 1
            1 scenario failed, 0 passed, 0 events; nothing was expected

            """))
  }

  @Test func `several scenarios are counted`() {
    let text = Shop.scenario(steps: "    { launch: {} },")
    let files = MemoryFiles(["s/a.json5": text, "s/b.json5": text])
    let output = LabRun("run", "s", files: files).output
    #expect(output == "s  2 passed\n2 scenarios passed, 4 events; nothing was expected\n")
  }

  private func terminalRun(_ environment: Environment = Environment()) -> String {
    let files = MemoryFiles(["s.json5": Shop.scenario(steps: "    { launch: {} },")])
    return LabRun(
      "run", "s.json5", files: files, onTerminal: true, environment: environment
    ).output
  }

  @Test func `a terminal shows colour and the elapsed time`() throws {
    let lines = terminalRun().split(separator: "\n")
    #expect(lines.first == "\u{1B}[1ms.json5\u{1B}[0m · A shop")
    let last = try #require(lines.last)
    #expect(last.hasPrefix("\u{1B}[32m1 scenario passed, 2 events, "))
    #expect(last.hasSuffix(" s; nothing was expected\u{1B}[0m"))
  }

  @Test func `NO_COLOR removes the colour and keeps the time`() throws {
    let output = terminalRun(Environment(refusesColor: true))
    #expect(!output.contains("\u{1B}"))
    #expect(output.contains("1 scenario passed, 2 events, "))
  }
}
