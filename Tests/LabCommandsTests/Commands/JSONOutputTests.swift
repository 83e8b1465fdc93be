import Foundation
import LabKitSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// The objects that `--json` prints: stable, sorted, and documented.
@Suite struct JSONOutputs {
  private static let commands = [
    "tree s.json5 --json", "paths s.json5 --json", "why s.json5 --json", "check --json s.json5",
    "check --json wrong.json5", "lab-dev sessions --seeds 1 --steps 20 --require 0 --json",
    "lab-dev crashtest s.json5 --points 4 --json", "run --list --json s.json5",
  ]

  private static let files = MemoryFiles([
    "s.json5": Shop.scenario(
      steps: "    { launch: {}, name: 'start' }, { tap: '#buy' },",
      tracker: "{ upload: { address: '/events', cache: 'writeThrough' } }"),
    "wrong.json5": "{ scenario: 'x', stpes: [] }",
  ])

  private func run(_ words: String) -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let code = Lab.run(
      words.split(separator: " ").map(String.init),
      CommandConsole(output: output, errors: messages, files: Self.files))
    return LabRun(code, output: output.text, messages: messages.text)
  }

  /// Returns the keys of all objects in a value, each list in the order of the text.
  private func keys(of node: Node) -> [[String]] {
    switch node.value {
    case .object(let members): [members.map(\.key)] + members.flatMap { keys(of: $0.value) }
    case .array(let items): items.flatMap(keys)
    case .string, .number, .boolean, .null: []
    }
  }

  @Test(arguments: commands) func `--json prints one object whose keys are sorted`(
    _ words: String
  ) throws {
    let run = run(words)
    #expect(run.code == (words.contains("wrong") ? .invalid : .held), "\(run.messages)")
    #expect(run.messages == "")
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    }
    let file = try SourceFile(name: "output", bytes: Array(run.output.utf8))
    for keys in keys(of: try JSON5.parse(file)) { #expect(keys == keys.sorted()) }
    #expect(self.run(words) == run)
  }

  @Test func `docs/commands.md names every key`() throws {
    let page = try SourceTree.text(of: "docs/commands.md")
    let text = page.components(separatedBy: "\n## The data of a report\n")[0]
    for words in Self.commands {
      let file = try SourceFile(name: "output", bytes: Array(run(words).output.utf8))
      let all = Set(keys(of: try JSON5.parse(file)).joined())
      // The counts of sessions have the names of the table.
      for key in all where !key.contains(" ") {
        #expect(text.contains("`\(key)`"), "\(words): \(key)")
      }
    }
  }
}
