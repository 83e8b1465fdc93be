import Foundation
import Testing

@testable import LabCommands
@testable import LabSystem

@Suite struct PathsCommands {
  private let files = WrittenFiles(["s.json5": ShownScreen.scenario])

  /// Runs the lab on a scenario of the repository, from the repository's folder.
  private func listing(of name: String, _ flags: String...) throws -> String {
    let text = try SourceTree.text(of: "Scenarios/\(name)")
    let files = MemoryFiles([
      name: text, "apps/shop.json5": try SourceTree.text(of: "Scenarios/apps/shop.json5"),
      "apps/children.json5": try SourceTree.text(of: "Scenarios/apps/children.json5"),
    ])
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(output: output, errors: messages, files: files)
    #expect(Lab.main(arguments: ["paths", name] + flags, console) == .held)
    #expect(messages.text == "")
    return output.text
  }

  @Test func `paths lists clickable elements from the top, with their paths`() throws {
    let run = files.lab("paths", "s.json5")
    #expect(run == LabRun(.held, output: run.output))
    try expectSnapshot(run.output, named: "paths-of-shown-screen")
  }

  @Test func `paths lists every visited screen of the shop`() throws {
    try expectSnapshot(listing(of: "shop/sale.json5"), named: "paths-of-shop")
  }

  @Test func `two children of one class collide`() throws {
    try expectSnapshot(
      listing(of: "screens/two-children-of-one-class.json5"),
      named: "paths-of-two-children")
  }

  @Test func `the sensors scheme gives more elements the same path`() throws {
    try expectSnapshot(
      listing(of: "screens/two-children-of-one-class.json5", "--scheme", "sensors"),
      named: "paths-of-two-children-sensors")
  }
}
