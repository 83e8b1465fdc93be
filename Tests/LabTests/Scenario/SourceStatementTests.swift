import Foundation
import Testing

@testable import lab

/// The table "Statements of the sources": each row leads to a step that asserts its literal.
@Suite struct SourceStatements {
  /// A row: the statement, the file, the step's name, what the step asserts.
  struct Row: CustomTestStringConvertible, Hashable {
    let statement: String
    let file: String
    let step: String
    let literal: String
    var testDescription: String { "\(statement) \(file) \(step)" }
  }

  private static let rows: [Row] = {
    let readme = Repository.root.appending(path: "Scenarios/README.md")
    let text = (try? String(contentsOf: readme, encoding: .utf8)) ?? ""
    let row =
      #/
      \|\ (?<statement>S[0-9.]+[a-z]?)\ \|\ `(?<file>[^`]+)`,\ "(?<step>[^"]+)"
      \ \|\ `(?<literal>[^`]+)`\ \|
      /#
    return text.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: row).map { match in
        Row(
          statement: String(match.statement), file: String(match.file), step: String(match.step),
          literal: String(match.literal))
      }
    }
  }()

  @Test(arguments: rows)
  func `the step is there and asserts the literal`(row: Row) throws {
    let path = Repository.root.appending(path: "Scenarios/\(row.file)").path
    var library = ScenarioLibrary(files: Disk())
    let scenario = library.loadScenario(ScenarioLocation(path: path, shortName: row.file))
    let loaded = try #require(scenario)
    let step = try #require(loaded.scenario.steps.first { $0.value.name?.value == row.step })
    let words = loaded.file.text(in: step.range).split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ").contains(row.literal))
  }

  @Test(arguments: Set(rows.map(\.file)).sorted())
  func `every step of the file holds`(file: String) {
    let path = Repository.root.appending(path: "Scenarios/\(file)").path
    let run = LabRun("run", path, files: Disk())
    #expect(run.code == .held, "\(run.output)\(run.messages)")
  }

  @Test func `no step serves more than three statements`() {
    let steps = Dictionary(grouping: Self.rows) { "\($0.file) \($0.step)" }
    let crowded = steps.filter { Set($0.value.map(\.statement)).count > 3 }
    #expect(crowded.keys.sorted() == [])
  }

  @Test func `every statement about identity has a row`() {
    let statements = Set(Self.rows.map(\.statement))
    let wanted = (1...6).map { "S1.\($0)" }
    #expect(wanted.filter { !statements.contains($0) } == [])
  }
}
