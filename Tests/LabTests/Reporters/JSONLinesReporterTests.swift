import Testing

@testable import LabCommands
@testable import LabSystem

@Suite struct JSONLinesReports {
  @Test func `the output has one line per event and nothing else`() throws {
    let steps = "    { launch: {} },\n    { tap: 'Buy' },"
    let files = MemoryFiles(["s.json5": Shop.scenario(steps: steps)])
    let run = LabRun("run", "--reporter=jsonl", "s.json5", files: files)
    #expect(run == LabRun(.held, output: run.output))
    try expectSnapshot(run.output, named: "events-as-json-lines")
  }

  @Test func `differences are printed to stderr`() {
    let steps = """
          { launch: {}, expect: [{ event: '$AppStart' }, { event: '$AppViewScreen' }] },
          { tap: 'Buy', expect: [] },
          { tap: '#share', expect: [], missed: 'x' },
          { launch: {} },
      """
    let run = LabRun(
      "run", "--reporter", "jsonl", "s.json5",
      files: MemoryFiles(["s.json5": Shop.scenario(steps: steps)]))
    #expect(run.code == .failed)
    #expect(run.output.split(separator: "\n").count == 4)
    #expect(
      run.messages == """
        s.json5:24:27: expected no event, \
        found $AppClick  ShopViewController[0]/UIButton[0]  "Buy"
        s.json5:25:30: expected no event, \
        found $AppClick  ShopViewController[0]/UIButton[1]  "Share"
        s.json5:25:42: expected missed  x, found a tap that hit
        s.json5:26:5: the app is running; use 'relaunch', or end it first
        1 scenario failed, 0 passed, 4 events

        """)
  }
}
