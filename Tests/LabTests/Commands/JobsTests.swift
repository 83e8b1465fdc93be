import Foundation
import Testing

@testable import lab

@Suite struct Jobs {
  private static let folder = Repository.root.appending(path: "Scenarios").path

  @Test(arguments: ["pretty", "jsonl", "github"])
  func `several at once give the same bytes in the same order`(reporter: String) {
    let one = LabRun("run", "--reporter", reporter, Self.folder, files: Disk())
    #expect(LabRun("run", "-j", "4", "--reporter", reporter, Self.folder, files: Disk()) == one)
    #expect(LabRun("run", "-j64", "--reporter", reporter, Self.folder, files: Disk()) == one)
  }

  @Test func `a scenario that fails is told in its place`() {
    let good = Shop.scenario(steps: "    { launch: {} },")
    let bad = Shop.scenario(steps: "    { launch: {}, expect: [] },")
    let texts = (10...40).map { ("s/\($0).json5", $0.isMultiple(of: 3) ? bad : good) }
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: texts))
    let run = LabRun("run", "s", "-j", "3", files: files)
    #expect(run.code == .failed)
    #expect(run == LabRun("run", "s", files: files))
  }
}
