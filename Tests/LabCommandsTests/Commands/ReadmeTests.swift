import Foundation
import TestSupport
import Testing

@testable import LabCommands
@testable import LabDev
@testable import LabLanguage
@testable import LabSystem

/// The README matches the scenarios, tests and commands.
@Suite struct Readme {
  private static let path = "Scenarios/shop/tea.json5"
  private let readme: String
  private let translation: String
  private let scenario: String

  init() throws {
    readme = try SourceTree.text(of: "README.md")
    translation = try SourceTree.text(of: "README.zh-CN.md")
    scenario = try SourceTree.text(of: Self.path)
  }

  /// With `LAB_RECORD=1` the test writes both READMEs.
  @Test(arguments: ["README.md", "README.zh-CN.md"])
  func `a README shows its scenario verbatim, and its output`(path: String) throws {
    let run = LabRun("run", Self.path, files: MemoryFiles([Self.path: scenario]))
    #expect(run.code == .held)
    var blocks = try SourceTree.text(of: path).components(separatedBy: "```")
    let place = try #require(blocks.firstIndex { $0.hasPrefix("json5\n") })
    blocks[place] = "json5\n\(scenario)"
    blocks[place + 2] = "\n\(run.output)"
    try expectFile(blocks.joined(separator: "```"), at: path)
  }

  @Test func `the README shows a whole test`() throws {
    let test = try test(in: "Tracker/FirstTest.swift")
    #expect(readme.contains("```swift\n\(test)\n```\n"))
  }

  @Test func `the README shows expectations that a test checks`() throws {
    let test = try SourceTree.text(of: "Tests/LabCommandsTests/Impact/SurvivalReadmeTests.swift")
    let block = try #require(readme.components(separatedBy: "```swift\n").last)
    let example = block.components(separatedBy: "```")[0]
    #expect(example.contains("expectSurvival"))
    let indented = example.split(separator: "\n").map { "    \($0)\n" }.joined()
    #expect(test.contains(indented))
  }

  /// The only test of a file, without the indentation of its suite.
  private func test(in file: String) throws -> String {
    let text = try SourceTree.text(of: "Tests/AutoTrackTests/\(file)")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let test = lines.drop { !$0.hasPrefix("  @Test") }.prefix { $0 != "}" }
    try #require(!test.isEmpty)
    return test.map { $0.dropFirst(2) }.joined(separator: "\n")
  }

  @Test(arguments: ["README.md", "README.zh-CN.md", "CONTRIBUTING.md", ".ci/run"])
  func `one command runs the tests, for readers and for continuous integration`(
    path: String
  ) throws {
    let command = #/\.ci/install(?: && |\n.*\b)swift test/#
    #expect(try SourceTree.text(of: path).contains(command))
  }

  @Test func `the README has fewer than 160 lines`() {
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count < 160)
  }

  @Test func `the page of commands lists every command once`() throws {
    let page = try SourceTree.text(of: "docs/commands.md")
    let tables = page.components(separatedBy: "\nExit codes: ")[0]
    for (name, program) in [("lab", Program.lab), ("lab-dev", .development)] {
      let listed = try tables.matches(
        of: Regex("\n\\| `\(name) (\\w+)", as: (Substring, Substring).self)
      )
      .map { String($0.1) }
      let commands = program.commands.map(\.name).filter { name == "lab" || $0 != "help" }
      #expect(listed.sorted() == commands.sorted())
    }
  }

  @Test func `the Chinese README shows the same scenario, outputs, tests and links`() {
    let blocks = readme.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
    let shared = blocks.map(\.element).filter { !$0.hasPrefix("sh\n") && !$0.contains("▼") }
    #expect(shared.count == 5)
    for block in shared { #expect(translation.contains(block)) }
    #expect(links(in: translation).sorted() == links(in: readme).sorted())
  }

  /// The links of a README, except the one to its translation.
  private func links(in readme: String) -> [String] {
    readme.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }.filter { !$0.hasPrefix("README") }
  }
}
