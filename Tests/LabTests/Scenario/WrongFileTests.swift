import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

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

  @Test func `a scenario named as an app file is a mistake with a remedy`() {
    let files = MemoryFiles(["s.json5": Self.scenario, "a.json5": Self.scenario])
    let run = LabRun("run", "s.json5", files: files)
    #expect(run.code == .invalid)
    #expect(
      run.messages.split(separator: "\n").map(String.init).first
        == "a.json5:1:1: this file holds a scenario, not an app; "
        + "move it out of the folder 'apps', or name another file in 'app'")
  }
}
