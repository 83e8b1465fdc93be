import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct CommandLines {
  @Test(arguments: Command.all.map(\.name))
  func `every command has help`(name: String) {
    let run = LabRun(name, "--help")
    #expect(run.code == .held)
    #expect(run.output.hasPrefix("lab \(name)"))
  }
}
