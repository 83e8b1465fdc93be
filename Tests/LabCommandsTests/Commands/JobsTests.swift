import Testing
import TestSupport

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct Jobs {
  @Test(arguments: ["-j4", "-j64"])
  func `parallel runs give byte-identical reports in the same order`(jobs: String) {
    #expect(WholeRun(jobs) == WholeRun.alone)
  }

  @Test func `the reports of the reference run have a line for each step at least`() throws {
    let alone = WholeRun.alone
    #expect(alone.pretty.code == .held)
    let jsonl = try #require(alone.reports["jsonl"])
    let least = TestSize.amount(60, all: 500)
    #expect(jsonl.split(separator: "\n").count > least)
    #expect(alone.pretty.output.split(separator: "\n").count > least)
  }

  @Test func `parallel runs report failed scenarios in the same order`() {
    let good = Shop.scenario(steps: "    { launch: {} },")
    let bad = Shop.scenario(steps: "    { launch: {}, expect: [] },")
    let texts = (10...40).map { ("s/\($0).json5", $0.isMultiple(of: 3) ? bad : good) }
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: texts))
    let run = LabRun("run", "s", "-j", "3", files: files)
    #expect(run.code == .failed)
    #expect(run == LabRun("run", "s", files: files))
  }

  private static let mistaken = MemoryFiles([
    "s/apps/a.json5": "{ root: 'Nobody', classes: {} }",
    "s/1.json5": "{ scenario: 'One', app: 'apps/a.json5', steps: [{ launch: {} }], sede: 1 }",
    "s/2.json5": Shop.scenario(steps: "    { launch: {} }, { tap: '#by' },"),
    "s/3.json5": "{ scenario: 'Three', app: 'apps/a.json5', steps: [{ lunch: {} }] }",
    "s/4.json5": "{ scenario: 'Four', app: 'apps/b.json5', steps: [{ launch: {} }] }",
    "s/5.json5": "{", "s/6.json5": "",
  ])

  @Test(arguments: ["1", "2", "7"])
  func `mistakes are grouped by file, with an app file's once before its scenario's`(
    jobs: String
  ) {
    let run = LabRun("run", "s", "-j", jobs, files: Self.mistaken)
    #expect(run.code == .invalid)
    let headlines = run.messages.split(separator: "\n").filter { $0.hasPrefix("s/") }
    #expect(
      headlines.map { $0.prefix { $0 != ";" } } == [
        "s/apps/a.json5:1:9: unknown class 'Nobody'",
        "s/1.json5:1:66: unknown key 'sede'",
        "s/2.json5:23:28: no screen of the app has #by",
        "s/3.json5:1:53: 'lunch' is not a step",
        "s/4.json5:1:26: no app file 'apps/b.json5' in this folder or a folder above",
        "s/5.json5:1:2: expected a key or '}', found the end of the file",
        "s/6.json5:1:1: expected a value, found an empty file",
      ])
  }
}
