import AutoTrack
import LabKitSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

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
    #expect(run.output.contains("STOLEN after INS_BEFORE_SAME: a sibling of class "))
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
    #expect(json.matches(of: /"outcome":"STOLEN"/).count == 2)
  }

  /// A rule of each kind for the first button, one for all buttons, and one for no element.
  private static let rules = """
    [
      { name: 'Path', page: 'Home', path: 'Home[0]/UIButton[0]' },
      { name: 'Sensors', scheme: 'sensors', page: 'Home', path: 'UIView/UIButton[0]' },
      { name: 'Selector', scheme: 'mixpanel',
        path: '/UIView/UIButton[accessibilityIdentifier == "buy"] on 64' },
      { name: 'Facts', scheme: 'anchored', page: 'Home', role: 'button', class: 'UIButton',
        path: 'Home/UIButton[0]', identifier: 'buy', text: 'Buy', others: 1, alike: 2 },
      { name: 'All', page: 'Home', path: 'Home[0]/UIButton[*]' },
      { name: 'None', page: 'Home', path: 'Home[0]/UISwitch[0]' },
    ]
    """

  private static func tried(_ more: String..., rules: String = rules) -> LabRun {
    let words = ["mutate", "s.json5", "--rules", "rules/r.json5", "--count", "40"] + more
    return LabRun(
      words, in: MemoryFolder(["s.json5": scenario, "rules/r.json5": rules]))
  }

  @Test func `a rule of a file fares like the path of its scheme`() throws {
    func outcomes(of element: String, in output: String) throws -> Substring {
      let plain = output.replacing(/\s/, with: "")
      let start = try #require(plain.firstRange(of: "\"element\":\"\(element)"))
      return try #require(plain[start.upperBound...].firstMatch(of: /"counts":{[^}]*}/)).output
    }
    let file = try outcomes(of: "Path(default)", in: Self.tried("--json").output)
    #expect(try outcomes(of: "UIButton#buy", in: Self.run(count: "40").output) == file)
  }

  @Test func `the parts of a trial of rules make the whole`() {
    let parts = ["1/2", "2/2"].map { Self.tried("--json", "--shard", $0).output }
    let folder = MemoryFolder(["1.json": parts[0], "2.json": parts[1]])
    let merged = LabRun("mutate", "--merge", "--json", "1.json", "2.json", in: folder)
    #expect(merged.code == .held, "\(merged.messages)")
    #expect(merged.output == Self.tried("--json").output)
  }
}
