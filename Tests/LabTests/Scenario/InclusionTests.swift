import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct Inclusions {
  private static let start = "{ launch: {}, expect: ['$AppStart', '$AppViewScreen'] }"

  private func run(_ steps: String, _ others: [String: String], _ command: String...) -> LabRun {
    let own = ["t/s.json5": Shop.scenario(steps: steps)]
    let files = MemoryFiles(own.merging(others) { $1 })
    return LabRun(command.first ?? "run", "t/s.json5", files: files)
  }

  @Test func `included steps run in their place`() {
    let run = run(
      "{ include: 'steps/open.json5' }, { wait: '1s' },",
      ["t/steps/open.json5": "{ steps: [ \(Self.start), { wait: '2s' } ] }"])
    #expect(run.code == .held, "\(run.messages)")
    #expect(run.output.contains("00:02.000  wait 1 s"))
  }

  @Test func `a file of steps is found in a folder above and may include others`() {
    let run = run(
      "{ include: 'steps/open.json5' },",
      [
        "steps/open.json5": "{ steps: [ { include: 'more.json5' }, 'background' ] }",
        "steps/more.json5": "{ steps: ['launch'] }",
      ])
    #expect(run.output.contains("launch\n"), "\(run.messages)")
    #expect(run.output.contains("background\n"))
  }

  @Test func `a failed step names the included file`() {
    let run = run(
      "{ include: 'steps/open.json5' },",
      ["t/steps/open.json5": "{ steps: [\n  { launch: {}, expect: [] },\n] }"])
    #expect(run.code == .failed)
    #expect(run.output.contains("t/steps/open.json5:2:25"))
  }

  @Test func `a mistake in an included file is shown in its line`() {
    let run = run(
      "{ include: 'steps/open.json5' },",
      ["t/steps/open.json5": "{ steps: [\n  { wait: '1x' },\n] }"])
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("t/steps/open.json5:2:11: expected a duration"))
  }

  @Test(arguments: [
    ("{ include: 'none.json5' },", "t/s.json5", "no file 'none.json5'"),
    ("{ include: 5 },", "t/s.json5", "expected the path of a file of steps"),
    ("{ include: 'a.json5', name: 'x' },", "t/s.json5", "'name' is not allowed beside 'include'"),
    ("{ include: 'a.json5' },", "t/b.json5", "'a.json5' includes itself: "),
    ("{ include: 's.json5' },", "t/s.json5", "'s.json5' includes itself: "),
    ("{ include: 'whole.json5' },", "t/whole.json5", "this file holds a scenario, not steps"),
    ("{ include: 'other.json5' },", "t/other.json5", "this file does not hold steps"),
    ("{ include: 'odd.json5' },", "t/odd.json5", "unknown key 'stpes'"),
  ])
  func `a wrong inclusion is a mistake at its place`(
    steps: String, file: String, message: String
  ) {
    let run = run(
      steps,
      [
        "t/a.json5": "{ steps: [ { include: 'b.json5' } ] }",
        "t/b.json5": "{ steps: [ { include: 'a.json5' } ] }",
        "t/whole.json5": "{ scenario: 'Another', steps: [] }",
        "t/other.json5": "root:x:0:0:secret",
        "t/odd.json5": "{ steps: [], stpes: [] }",
      ])
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix(file), "\(run.messages)")
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(!run.messages.contains("secret"))
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

  @Test func `a folder called steps holds no scenarios`() {
    let files = MemoryFiles([
      "t/s.json5": Shop.scenario(steps: "'launch',"),
      "t/steps/open.json5": "{ steps: ['launch'] }",
    ])
    #expect(LabRun("run", "t", "--list", files: files).output == "t/s.json5 · A shop\n")
  }
}
