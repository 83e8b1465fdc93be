import AutoTrack
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

@Suite struct MutateCommandTests {
  private static let scenario = """
    { scenario: "Two buttons",
      app: { root: "Home", classes: { Home: {
        is: "UIViewController", methods: { "buy:": [] }, view: { stack: "vertical", subviews: [
          { is: "UIButton", id: "buy", title: "Buy", on: { touchUpInside: "buy:" } },
          { is: "UIButton", id: "sell", title: "Sell", on: { touchUpInside: "buy:" } },
        ] } } } },
      steps: [ { launch: {} } ] }
    """

  private static func run(
    seed: String = "1", count: String = "1000", scheme: String = "default",
    _ more: String = "--json"
  ) -> LabRun {
    LabRun(
      "mutate", "s.json5", "--seed", seed, "--count", count, "--scheme", scheme, more,
      in: MemoryFolder(["s.json5": scenario]))
  }

  @Test func `the report has every scheme, kind and rule`() {
    let run = LabRun(
      "mutate", "s.json5", "--count", "30", in: MemoryFolder(["s.json5": Self.scenario]))
    #expect(run.messages == "")
    #expect(run.code == .held)
    for name in PathSchemes.names { #expect(run.output.contains("\(name), by rule")) }
    #expect(
      run.output.contains("2 elements, 30 × one edit, 30 × two edits, 30 × a release, seed 1"))
    #expect(run.output.contains("UIButton #buy \"Buy\""))
    #expect(run.output.contains("Not covered"))
  }

  @Test func `the smallest edit that breaks a rule is shown with both trees`() {
    let run = Self.run("--trees")
    #expect(run.output.contains("stolen after INS_BEFORE_SAME: insert a view of its class before"))
    #expect(run.output.contains("    before\n"))
    #expect(run.output.contains("    after\n"))
    #expect(run.output.contains("→ "))
  }

  @Test func `equal seeds give equal bytes, other seeds other draws`() {
    let first = Self.run(seed: "7", count: "20")
    #expect(first == Self.run(seed: "7", count: "20"))
    #expect(first.output != Self.run(seed: "8", count: "20").output)
  }

  @Test func `all single edits are tried if they are few`() throws {
    let json = Self.run().output.replacing(/\s/, with: "")
    let edits = try #require(json.firstMatch(of: /"mutants":{"edit":(\d+),/))
    #expect(Int(edits.1) ?? 1_000 < 1_000)
    #expect(json.contains(#""pair":1000,"release":1000}"#))
    #expect(json.matches(of: /"name":"default"/).count == 1)
    #expect(json.matches(of: /"outcome":"stolen"/).count == 2)
  }

  @Test func `a screen without clickable elements has no rules`() {
    let folder = MemoryFolder(["s.json5": EmptyScreen.scenario])
    let run = LabRun("mutate", "s.json5", in: folder)
    #expect(run.code == .nothingMatched)
    #expect(run.messages.contains("no element can be clicked after step 1 (launch)"))
  }

  @Test func `a count is a positive number`() {
    #expect(Self.run(count: "0").code == .invalid)
    #expect(Self.run(scheme: "other").code == .invalid)
  }

  private enum EmptyScreen {
    static let scenario = """
      { scenario: "Nothing to tap",
        app: { root: "Home", classes: { Home: { is: "UIViewController" } } },
        steps: [ { launch: {} } ] }
      """
  }
}
