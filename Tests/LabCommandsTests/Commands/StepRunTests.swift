import LabExplainSupport
import LabKitSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabSystem

/// `lab run --step`: a run that waits before each step.
@Suite struct StepRuns {
  private static let scenario = Shop.scenario(
    steps: """
          { launch: {}, expect: ["$AppStart", { $AppViewScreen: "ShopViewController" }] },
          { name: "buying", tap: "#buy", expect: [{ $AppClick: "Buy" }] },
          { wait: "8s" },
          { tap: "#share", expect: [{ $AppClick: "Share" }] },
      """)

  private static func run(
    _ lines: [String], _ arguments: [String] = ["s.json5"], scenario: String = scenario,
    onKeyboard: Bool = false
  ) -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let files = MemoryFiles(["s.json5": scenario, "t.json5": scenario])
    let code = Lab.main(
      arguments: ["run", "--step"] + arguments,
      CommandConsole(
        output: output, errors: messages, files: files,
        host: TypedLines(lines, onKeyboard: onKeyboard)))
    return LabRun(code, output: output.text, messages: messages.text)
  }

  @Test func `keys show the last step, the views, the screen and the dispatch table`() {
    let run = Self.run(["w", "d", "", "w", "t", "s", "d", "h", "x"])
    #expect(!run.output.contains("why >"), "the hooks of the explanations are left out")
    #expect(run.code == .held)
    #expect(run.output.contains("no step has run yet\nno app has been launched yet\n"))
    #expect(run.output.contains("ShopViewController : UIViewController"), "\(run.output)")
    #expect(run.output.contains("\nstep 1  00:00.000  launch\n"))
    #expect(run.output.contains("UIButton #buy \"Buy\""))
    #expect(run.output.contains("  [1] \"#buy\"\n"))
    #expect(run.messages.hasPrefix("'x' is not a key; Enter runs the step, w explains"))
  }

  @Test func `a person sees the keys before each answer`() {
    let run = Self.run(["", "q"], onKeyboard: true)
    #expect(run.output.components("Enter, w, t, s, d, q or h: ") == 2)
  }

  @Test(arguments: ["clicks", "crashes", "delivery", "screens", "published"])
  func `a run by steps has the result of a run`(folder: String) throws {
    for scenario in TestSpace("StepRuns", RepositoryRun.scenarios(in: folder)).some(3) {
      let (output, whole) = (MemoryOutput(), MemoryOutput())
      let code = Lab.main(
        arguments: ["run", "--step", scenario.path],
        CommandConsole(
          output: output, errors: MemoryOutput(), files: Disk(), host: TypedLines([])))
      let other = Lab.main(
        arguments: ["run", scenario.path],
        CommandConsole(output: whole, errors: MemoryOutput(), files: Disk()))
      #expect(code == other, "\(scenario.path)")
      let last = { (text: String) in text.split(separator: "\n").last }
      #expect(last(output.text) == last(whole.text), "\(scenario.path)")
    }
  }
}

extension String {
  /// The number of occurrences of a text.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
