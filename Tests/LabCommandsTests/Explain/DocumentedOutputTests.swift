import Foundation
import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// The outputs that the documentation shows for commands on scenarios of the repository.
@Suite struct DocumentedOutputs {
  @Test(arguments: ["docs/dispatch.md", "docs/commands.md", "README.md", "README.zh-CN.md"])
  func `a shown output is that of its command`(path: String) throws {
    let file = Repository.root.appending(path: path).path
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let blocks = text.components(separatedBy: "```").enumerated().filter { !$0.0.isMultiple(of: 2) }
    // A recording shows what a person types, so it is no output of its command alone.
    let shown = blocks.map { $0.1.replacing("\\\n", with: "") }.filter {
      $0.wholeMatch(of: /\n\$ lab (?!record)\w+ (?:--base )?Scenarios\/[\s\S]*/) != nil
    }
    #expect(!shown.isEmpty)
    for block in shown {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      let words = lines.first?.split(separator: " ").dropFirst(2).map(String.init) ?? []
      let output = lines.dropFirst().joined(separator: "\n")
      #expect(Self.output(of: words) == output, "\(words)")
    }
  }

  /// Runs the lab as if it were started in the repository.
  private static func output(of words: [String]) -> String {
    let root =
      Repository.root.path.hasSuffix("/") ? Repository.root.path : Repository.root.path + "/"
    let arguments = words.map { $0.hasPrefix("Scenarios/") ? root + $0 : $0 }
    let output = MemoryOutput()
    let console = CommandConsole(output: output, errors: MemoryOutput(), files: Disk())
    _ = Lab.main(arguments: arguments, console)
    return output.text.replacing(root, with: "")
  }
}
