import LabKitSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct Inclusions {
  private func run(_ steps: String, _ others: [String: String], _ command: String...) -> LabRun {
    let own = ["t/s.json5": Shop.scenario(steps: steps)]
    let files = MemoryFiles(own.merging(others) { $1 })
    return LabRun(command.first ?? "run", "t/s.json5", files: files)
  }

  @Test func `files that multiply steps are refused`() {
    let twice = { (name: String) in "{ include: '\(name)' }, { include: '\(name)' }" }
    var others = ["t/0.json5": "{ steps: ['background'] }"]
    for level in 1...20 {
      others["t/\(level).json5"] = "{ steps: [\(twice("\(level - 1).json5"))] }"
    }
    let run = run("{ include: '20.json5' },", others)
    #expect(run.code == .invalid)
    #expect(run.messages.contains("more than 1000 files or 10000 steps are included"))
    #expect(run.messages.hasSuffix("\n1 mistake\n"), "\(run.messages.suffix(200))")
  }
}
