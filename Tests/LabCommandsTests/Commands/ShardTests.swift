import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct Shards {
  private static let files: MemoryFiles = {
    let text = Shop.scenario(steps: "    { launch: {} },")
    return MemoryFiles(Dictionary(uniqueKeysWithValues: (1...7).map { ("s/\($0).json5", text) }))
  }()

  private func list(_ shard: String) -> [Substring] {
    LabRun("run", "s", "--list", "--shard", shard, files: Self.files).output
      .split(separator: "\n").map { $0.prefix(3) }
  }

  @Test func `every scenario is in exactly one part`() {
    #expect(list("1/3") == ["s/1", "s/4", "s/7"])
    #expect(list("2/3") == ["s/2", "s/5"])
    #expect(list("3/3") == ["s/3", "s/6"])
    #expect(list("1/1").count == 7)
  }

  @Test func `a filter applies before the shards`() {
    let run = LabRun(
      "run", "s", "--list", "--filter", "s/[3-6]", "--shard", "2/2", files: Self.files)
    #expect(run.output == "s/4.json5 · A shop\ns/6.json5 · A shop\n")
  }

  @Test func `an empty shard is reported`() {
    #expect(
      LabRun("run", "s", "--shard", "8/9", files: Self.files)
        == LabRun(.nothingMatched, messages: "lab: part 8/9 of 7 scenarios is empty\n"))
  }

  @Test func `a file that is given twice runs once`() {
    let run = LabRun("run", "s/1.json5", "s", "s/1.json5", "--list", files: Self.files)
    #expect(run.output.split(separator: "\n").count == 7)
  }
}
