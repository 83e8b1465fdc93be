import Testing
import TestSupport

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

  @Test func `each step is announced before it runs`() {
    #expect(
      Self.run(["", "", "", ""])
        == LabRun(
          .held,
          output: """
            s.json5 · A shop

            step 1 of 4  launch  at s.json5:23:5
              00:00.000  launch
                         $AppStart       first time
                         $AppViewScreen  ShopViewController

            step 2 of 4  tap #buy  (buying)  at s.json5:24:5
              00:00.000  tap #buy  (buying)
                         $AppClick       ShopViewController[0]/UIButton[0]  "Buy"

            step 3 of 4  wait 8 s  at s.json5:25:5
              00:00.050  wait 8 s

            step 4 of 4  tap #share  at s.json5:26:5
              00:08.050  tap #share
                         $AppClick       ShopViewController[0]/UIButton[1]  "Share"
            1 scenario passed, 4 events

            """))
  }

  @Test func `the end of the input runs the other steps`() {
    let run = Self.run([""])
    #expect(run.code == .held)
    #expect(run.output.contains("the input has ended; the other steps run without waiting"))
    #expect(run.output.hasSuffix("1 scenario passed, 4 events\n"))
  }

  @Test func `q runs no further step`() {
    let run = Self.run(["", "q"])
    #expect(run.code == .held)
    #expect(run.output.hasSuffix("at s.json5:24:5\n3 steps not run\n"))
    #expect(Self.run(["q"]).output.contains("$AppStart") == false)
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

  @Test func `a failed expectation is shown with its step, and fails the run`() {
    let wrong = Self.scenario.replacing("$AppClick: \"Buy\"", with: "$AppClick: \"Bye\"")
    let run = Self.run([], scenario: wrong)
    #expect(run.code == .failed)
    #expect(run.output.contains("             expected  $AppClick"))
    #expect(run.output.hasSuffix("1 scenario failed, 0 passed, 4 events\n"))
  }

  @Test func `a step that cannot be performed ends the run`() {
    let typing = Self.scenario.replacing("{ tap: \"#share\"", with: "{ type: \"tea\"")
    let run = Self.run([], scenario: typing)
    #expect(run.code == .failed)
    #expect(run.output.contains("no text input has the keyboard;"), "\(run.output)")
  }

  @Test(arguments: [
    ["--list"], ["--watch"], ["--check-determinism"], ["--device", "d"], ["--upload", "http://a"],
    ["--update"], ["--shard", "1/2"], ["-j", "2"], ["--last-failed"], ["--reporter", "jsonl"],
  ])
  func `--step cannot be combined with flags of other runs`(flags: [String]) {
    let run = Self.run([], ["s.json5"] + flags)
    #expect(run.code == .invalid)
    #expect(run.messages.contains("--step cannot be combined with \(flags[0])"))
  }

  @Test func `--step takes one scenario`() {
    let run = Self.run([], ["s.json5", "t.json5"])
    #expect(run.code == .invalid)
    #expect(run.messages.contains("--step takes one scenario, found 2; name one, such as s.json5"))
    #expect(Self.run([], ["s.json5", "t.json5", "--filter", "^t"]).code == .held)
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
