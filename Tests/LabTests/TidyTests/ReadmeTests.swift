import Foundation
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

/// The README matches the scenarios, tests and commands.
@Suite struct Readme {
  private static let path = "Scenarios/clicks/first-tap.json5"
  private let readme: String
  private let translation: String
  private let scenario: String

  init() throws {
    readme = try SourceTree.text(of: "README.md")
    translation = try SourceTree.text(of: "README.zh-CN.md")
    scenario = try SourceTree.text(of: Self.path)
  }

  @Test func `the README shows the first scenario verbatim`() {
    #expect(readme.contains("```json5\n\(scenario)```\n"))
  }

  @Test func `the README shows the output of the first scenario`() {
    let run = LabRun("run", Self.path, files: MemoryFiles([Self.path: scenario]))
    #expect(run.code == .held)
    #expect(readme.contains("```\n\(run.output)```\n"))
  }

  @Test func `the README shows two whole tests`() throws {
    let tests = try ["Tracker/FirstTest.swift", "Paths/Trees/NextVersion.swift"].map(test)
    #expect(readme.contains("```swift\n\(tests.joined(separator: "\n\n"))\n```\n"))
  }

  /// The only test of a file, without the indentation of its suite.
  private func test(in file: String) throws -> String {
    let text = try SourceTree.text(of: "Tests/AutoTrackTests/\(file)")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let test = lines.drop { !$0.hasPrefix("  @Test") }.prefix { $0 != "}" }
    try #require(!test.isEmpty)
    return test.map { $0.dropFirst(2) }.joined(separator: "\n")
  }

  @Test func `the README has fewer than 150 lines and names existing files`() throws {
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count < 150)
    let named = readme.matches(of: /`((?:Sources|docs|Scenarios|Tests)\/[\w\/+.]+\.\w+)`/)
    #expect(named.count >= 8)
    for name in named { _ = try SourceTree.text(of: String(name.1)) }
  }

  @Test func `the Chinese README shows the same scenario, output, tests and commands`() {
    let blocks = readme.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
    let shared = blocks.map(\.element).filter { !$0.hasPrefix("sh\n") && !$0.contains("▼") }
    #expect(shared.count == 3)
    for block in shared { #expect(translation.contains(block)) }
    #expect(commands(in: readme).count >= 14)
    #expect(commands(in: translation) == commands(in: readme))
  }

  /// The commands that the table of a README has, in its order.
  private func commands(in readme: String) -> [String] {
    readme.matches(of: /\n\| `(lab \w+)/).map { String($0.1) }
  }
}
