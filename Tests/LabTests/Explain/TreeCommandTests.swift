import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct TreeCommands {
  private let files = WrittenFiles(["s.json5": ShownScreen.scenario])

  @Test func `tree lists every view with its frame, marks, tap outcome and path`() throws {
    let run = files.lab("tree", "s.json5")
    #expect(run == LabRun(.held, output: run.output))
    try expectSnapshot(run.output, named: "tree-of-shown-screen")
  }

  @Test func `--at takes the number or the name of a step`() {
    #expect(files.lab("tree", "s.json5", "--at", "typing") == files.lab("tree", "s.json5"))
    #expect(files.lab("tree", "s.json5", "--at", "2") == files.lab("tree", "s.json5"))
    let first = files.lab("tree", "s.json5", "--at", "1")
    #expect(
      first.output.hasPrefix("s.json5 · A small screen\nafter step 1 (launch), scheme default\n"))
  }

  @Test func `typed text is shown only in the step`() {
    let run = files.lab("tree", "s.json5")
    #expect(run.output.matches(of: /secret/).count == 1)
  }

  @Test func `--scheme selects the path scheme`() {
    let run = files.lab("tree", "s.json5", "--scheme", "sensors")
    let line = run.output.split(separator: "\n").first { $0.contains("#buy") }
    #expect(line?.hasSuffix("click                                   UIView/UIButton[0]") == true)
  }

  @Test(arguments: [
    ("tree", "tree takes one scenario, found none; write lab tree FILE"),
    ("tree s.json5 t.json5", "tree takes one scenario, found 2; write lab tree FILE"),
    ("tree s.json5 --at 3", "there is no step 3; the scenario has 2 steps"),
    ("tree s.json5 --at 0", "there is no step 0; the scenario has 2 steps"),
    ("tree s.json5 --at typng", "there is no step 'typng'; did you mean 'typing'?"),
    (
      "tree s.json5 --at end",
      "there is no step 'end'; steps have the numbers 1 to 2, and these names: 'typing'"
    ),
    ("tree s.json5 --scheme defalt", "unknown path scheme 'defalt'; did you mean 'default'?"),
    (
      "tree s.json5 --scheme xpath",
      "unknown path scheme 'xpath'; schemes: default, sensors, mixpanel, postHog, growingIO, "
        + "amplitude"
    ),
    ("paths s.json5 --update --check", "--check and --update exclude each other"),
    (
      "paths two", "paths takes one scenario; 'two' holds 2; name one, such as 'two/s.json5'"
    ),
  ])
  func `a wrong tree or paths command line prints the mistake`(
    _ words: String, _ message: String
  ) {
    let folder = MemoryFiles(
      ["s.json5", "two/s.json5", "two/t.json5"].reduce(into: [:]) {
        $0[$1] = ShownScreen.scenario
      })
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(output: output, errors: messages, files: folder)
    let code = Lab.main(arguments: words.split(separator: " ").map(String.init), console)
    #expect(
      LabRun(code, output: output.text, messages: messages.text)
        == LabRun(misusing: words.hasPrefix("tree") ? "tree" : "paths", message))
  }

  @Test func `an app that does not run has no tree`() {
    let text = Shop.scenario(steps: "{ launch: {} }, { kill: {} }")
    #expect(
      LabRun("tree", "s.json5", files: MemoryFiles(["s.json5": text]))
        == LabRun(
          .nothingMatched,
          messages: """
            lab: the app is not running after step 2 (kill); choose another step with --at

            """))
  }

  @Test(arguments: ["tree", "paths"])
  func `an impossible step prints its fault and no output`(command: String) {
    let text = Shop.scenario(steps: "{ launch: {} }, { tap: '#buy', lasts: '1s' }, { launch: {} }")
    #expect(
      LabRun(command, "s.json5", files: MemoryFiles(["s.json5": text]))
        == LabRun(
          .failed,
          messages: """
            s.json5:23:47: the app is running; use 'relaunch', or end it first
            { launch: {} }, { tap: '#buy', lasts: '1s' }, { launch: {} }
                                                          ^

            """))
  }

  @Test func `a missing file is a mistake`() {
    #expect(
      LabRun("tree", "nowhere.json5")
        == LabRun(
          .invalid,
          messages: "nowhere.json5: no such file or folder; "
            + "name a file or a folder that can be read\n1 mistake\n"))
  }
}
