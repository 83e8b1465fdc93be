import AutoTrack
import Foundation
import LabKitSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// The tutorial: every command of it runs, in order, on files in memory.
@Suite struct Tutorials {
  /// With `LAB_RECORD=1` the test writes the outputs.
  @Test func `each command of the tutorial prints the output that follows it`() throws {
    let text = try SourceTree.text(of: "docs/tutorial.md")
    var walk = TutorialWalk()
    try expectFile(try walk.repeated(text), at: "docs/tutorial.md")
    #expect(walk.commands.count >= 14)
    let used = Set(walk.commands.compactMap { $0.split(separator: " ").dropFirst().first })
    #expect(
      used.isSuperset(of: [
        "new", "check", "record", "run", "why", "pick", "paths", "impact", "rules",
      ]))
    #expect(walk.lines.allSatisfy { $0.cells <= 80 }, "the terminal has 80 columns")
  }

  @Test func `the tutorial ends with scenarios that hold, on three screens of an app`() throws {
    var walk = TutorialWalk()
    _ = try walk.repeated(try SourceTree.text(of: "docs/tutorial.md"))
    #expect(walk.code == .held)
    let app = try #require(walk.folder["Scenarios/apps/teas.json5"])
    #expect(app.matches(of: /is: "UI\w*ViewController"/).count == 3)
  }
}

/// A reader who follows a text: saves its files, makes its changes, and types its commands.
struct TutorialWalk {
  /// The files, below the folder that the reader has entered.
  private(set) var folder = MemoryFolder([
    "clone/Package.swift": "let package = Package(\n  name: \"autotrack-lab\","
  ])
  /// The commands so far.
  private(set) var commands: [String] = []
  /// The lines that the commands have printed.
  private(set) var lines: [String] = []
  /// The exit code of the last command.
  private(set) var code = ExitCode.held

  /// Returns the text with the outputs of its commands and the contents of its files.
  ///
  /// A file is named in bold type in the text before its block. A block of an existing file shows
  /// it; a block `diff` changes it.
  mutating func repeated(_ text: String) throws -> String {
    var parts = text.components(separatedBy: "```")
    for index in parts.indices where !index.isMultiple(of: 2) {
      let (kind, body) = Self.divided(parts[index])
      let path = parts[index - 1].matches(of: /\*\*([\w\/.]+)\*\*/).last.map { String($0.1) }
      switch kind {
      case "sh": continue
      case "json5": parts[index] = "json5\n" + (try content(of: path, body))
      case "diff": try change(path, body)
      case "text": parts[index] = "text\n" + (try movedPath())
      default: parts[index] = "\n" + (try output(of: body))
      }
    }
    return parts.joined(separator: "```")
  }

  private static func divided(_ block: String) -> (kind: String, body: String) {
    let end = block.firstIndex(of: "\n") ?? block.endIndex
    return (String(block[..<end]), String(block[end...].dropFirst()))
  }

  private mutating func content(of path: String?, _ body: String) throws -> String {
    let path = try #require(path)
    if let known = folder[path] { return known }
    folder[path] = body
    return body
  }

  /// Replaces the lines with `-` by those with `+`; the others give the place.
  private mutating func change(_ path: String?, _ body: String) throws {
    let path = try #require(path)
    let text = try #require(folder[path], "\(path) does not exist")
    let rows = body.split(separator: "\n").map { ($0.first, $0.dropFirst()) }
    let old = rows.filter { $0.0 != "+" }.map { $0.1 + "\n" }.joined()
    let new = rows.filter { $0.0 != "-" }.map { $0.1 + "\n" }.joined()
    try #require(text.ranges(of: old).count >= 1, "\(path) has no \(old)")
    folder[path] = text.replacing(old, with: new, maxReplacements: 1)
  }

  /// Runs the commands after `$`, with the lines after `>` as the input of the last one.
  private mutating func output(of body: String) throws -> String {
    let typed = body.matches(of: /(?m)^> (.*)$/).map { String($0.1) }
    var text = ""
    for command in body.matches(of: /(?m)^\$ (.*)$/).map({ String($0.1) }) {
      text += "$ \(command)\n"
      commands.append(command)
      if command.hasPrefix("cd ") {
        enter(String(command.dropFirst(3)))
      } else if let (_, from, to) = command.wholeMatch(of: /cp -r (\w+) (\w+)/)?.output {
        for (path, bytes) in folder.files where path.hasPrefix(from + "/") {
          folder["\(to)\(path.dropFirst(from.count))"] = String(decoding: bytes, as: UTF8.self)
        }
      } else {
        text += run(command, typed)
      }
    }
    return text
  }

  private mutating func enter(_ name: String) {
    let inner = folder.files.filter { $0.key.hasPrefix(name + "/") }
    let texts = inner.map { (String($0.key.dropFirst(name.count + 1)), $0.value) }
    folder = MemoryFolder([:])
    for (path, bytes) in texts { folder[path] = String(decoding: bytes, as: UTF8.self) }
  }

  private mutating func run(_ command: String, _ typed: [String]) -> String {
    var words = command.split(separator: " ").dropFirst().map { $0.filter { $0 != "'" } }
    // The lab of a test lies in no clone.
    if words.first == "new" { words += ["--package", "clone"] }
    let screen = MemoryOutput(isTerminal: true, width: 80)
    let console = CommandConsole(
      output: screen, errors: screen, files: folder, store: folder, host: TypedLines(typed),
      environment: Environment(refusesColor: true))
    code = Lab.main(arguments: words, console)
    let text = screen.text.replacing(/, \d+(\.\d+)? s(?=[;\n])/, with: "")
    lines += text.split(separator: "\n").map(String.init)
    return text
  }

  /// Tries the change of the last Swift test, and returns its error.
  private func movedPath() throws -> String {
    let test = try #require(folder["Tests/ScenarioTests/ScenarioTests.swift"])
    let call = ##"try tea.expectStable("#order", under: .insert("UIButton", .before("#share")))"##
    try #require(test.contains(call))
    try #require(test.contains(##"ScenarioFile("Scenarios/visit.json5").viewTree(after: "2")"##))
    let disk = try TemporaryFolder()
    for (path, bytes) in folder.files {
      try disk.write(String(decoding: bytes, as: UTF8.self), to: path)
    }
    let tea = try ScenarioFile("\(disk.path)/Scenarios/visit.json5").viewTree(after: "2")
    let moved = #expect(throws: PathMoved.self) {
      try tea.expectStable("#order", under: .insert("UIButton", .before("#share")))
    }
    return "\(try #require(moved))\n"
  }
}
