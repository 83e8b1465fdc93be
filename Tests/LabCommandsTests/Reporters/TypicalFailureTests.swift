import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// `docs/commands.md` shows three failures as `lab run` prints them.
@Suite struct TypicalFailures {
  /// The blocks of a section: scenarios, each followed by its output.
  private static func blocks() throws -> [(scenario: String, output: String)] {
    let text = try SourceTree.text(of: "docs/commands.md")
    let found = text.matches(of: /```json5\n((?s:.*?))```\n\n```\n((?s:.*?))```\n/)
    return found.map { (String($0.1), String($0.2)) }
  }

  @Test func `the documented failures are printed so`() throws {
    let app = try SourceTree.text(of: "Scenarios/apps/shop.json5")
    let blocks = try Self.blocks()
    #expect(blocks.count == 3)
    for (scenario, output) in blocks {
      let files = MemoryFiles(["my-scenario.json5": scenario, "apps/shop.json5": app])
      let console = MemoryOutput(isTerminal: true, width: 80)
      let code = Lab.main(
        arguments: ["run", "my-scenario.json5", "--color", "never"],
        CommandConsole(output: console, errors: MemoryOutput(), files: files))
      #expect(code == .failed)
      #expect(console.text.replacing(/, \d+(\.\d+)? s(?=[;\n])/, with: "") == output)
      #expect(output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }
}
