import TestSupport
import Testing

@testable import LabCommands
@testable import LabSystem

@Suite struct PrettyReports {
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
