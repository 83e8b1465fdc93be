import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// App files used as scenarios, and the reverse.
@Suite struct WrongFiles {
  private static let app = "{ root: 'UIViewController', classes: {} }"
  private static let scenario = "{ scenario: 'A', app: 'a.json5', steps: [{ launch: {} }] }"

  @Test(arguments: ["apps", "apps/a.json5"])
  func `run rejects app files with a remedy`(path: String) {
    let files = MemoryFiles(["apps/a.json5": Self.app])
    #expect(
      LabRun("run", path, files: files)
        == LabRun(
          .nothingMatched,
          messages: "lab: no scenario in '\(path)', only 1 app file, which does not run; "
            + "run the scenarios that name an app, or check the app with lab check\n"))
  }

  @Test func `an app file named as a scenario is a mistake with a remedy`() {
    let run = LabRun("run", "s.json5", files: MemoryFiles(["s.json5": Self.app]))
    #expect(run.code == .invalid)
    #expect(
      run.messages.split(separator: "\n").map(String.init).first
        == "s.json5:1:1: this file holds an app, not a scenario; "
        + "move it to a folder 'apps' and name it in a scenario's 'app'")
  }

  @Test(arguments: [
    ("a.json5", "name an app file, which has 'root' and 'classes'"),
    ("apps/a.json5", "move it out of the folder 'apps', or name another file in 'app'"),
  ])
  func `a scenario named as an app file is a mistake with a remedy`(
    _ path: String, _ remedy: String
  ) {
    let scenario = Self.scenario.replacing("a.json5", with: path)
    let files = MemoryFiles(["s.json5": scenario, path: scenario])
    let run = LabRun("run", "s.json5", files: files)
    #expect(run.code == .invalid)
    #expect(
      run.messages.split(separator: "\n").map(String.init).first
        == "\(path):1:1: this file holds a scenario, not an app; \(remedy)")
  }

  private static let screens = """
    <?xml version="1.0"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>
    """

  @Test(arguments: [
    ["run"], ["mutate"], ["paths"], ["why"], ["tree"], ["check"], ["suggest"], ["screen"],
  ])
  func `a storyboard named as a scenario is to be imported first`(_ command: [String]) {
    let more = command == ["suggest"] ? ["#buy"] : command == ["why"] ? ["1"] : []
    let folder = MemoryFolder(["a/Main Screen.storyboard": Self.screens])
    let run = LabRun(command + ["a/Main Screen.storyboard"] + more, in: folder)
    #expect(run.code == .invalid)
    #expect(
      run.messages.hasPrefix(
        "a/Main Screen.storyboard:1:1: this file holds screens of Interface Builder, not a "
          + "scenario; import it first: lab import 'a/Main Screen.storyboard' --app "
          + "apps/app.json5 --scenario visit.json5"), "\(run.messages)")
  }
}
