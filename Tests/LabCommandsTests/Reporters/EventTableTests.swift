import AutoTrack
import Foundation
import TestSupport
import Testing

@testable import LabCommands
@testable import LabReport

/// The table of `lab encode --csv`; `Tests/Checks/events-table` loads it into a database.
@Suite struct EventTables {
  private static let steps = """
    { launch: {} }, { tap: "#buy" },
    { track: "own",
      properties: { "$title": "a \\"\\u0301b\\", c\\n\\u0000", "$screen_width": "wide" } },
    { tap: "#buy" },
    """

  private static func table() throws -> [String] {
    let folder = MemoryFolder(["s.json5": Shop.scenario(steps: steps)])
    let run = LabRun("encode", "s.json5", "--csv", "e.csv", in: folder)
    #expect(run.messages == "")
    return try #require(folder["e.csv"]).split(separator: "\r\n").map(String.init)
  }

  @Test func `the head names the columns, and each event has a row`() throws {
    let table = try Self.table()
    #expect(table.first == EventTable.columns.map(\.name).joined(separator: ","))
    #expect(table.dropFirst().map { $0.hasPrefix("\"s.json5\",") }.contains(true))
    let folder = MemoryFolder(["s.json5": Shop.scenario(steps: "{ launch: {} }, { tap: '#buy' },")])
    let run = LabRun("encode", "s.json5", "--csv", "-", "--jsonl", "e.jsonl", in: folder)
    let lines = try #require(folder["e.jsonl"]).split(separator: "\n")
    #expect(run.output.split(separator: "\r\n").count == lines.count + 1)
  }

  @Test func `texts are quoted, numbers are not, and absent values are empty`() throws {
    let click = try #require(try Self.table().first { $0.contains("\"$AppClick\"") })
    #expect(click.hasPrefix("\"s.json5\",2,"))
    #expect(click.contains(",20,100,100,44,390,844,\"{"))
    // No login, and no project of an alert.
    #expect(click.contains("\",,\""))
  }

  @Test func `quotes are doubled, line feeds stay, and NUL is replaced`() throws {
    let text = try Self.table().joined(separator: "\r\n")
    #expect(text.contains("\"a \"\"\u{301}b\"\", c\n\u{FFFD}\""))
    #expect(!text.contains("\0"))
  }

  @Test func `a value of another type than its column is only among the properties`() throws {
    let text = try Self.table().joined(separator: "\n")
    #expect(text.contains(",,844,\"{"))
    #expect(text.contains("\"\"$screen_width\"\":\"\"wide\"\""))
  }

  /// Every type of column with every kind of value.
  @Test(arguments: [EventTable.ColumnType.text, .integer, .number, .flag])
  func `a column has only values of its type`(_ type: EventTable.ColumnType) throws {
    let values: [Value?] = [
      .string("7"), .integer(7), Value(7.5), .bool(true), .list([.integer(7)]), nil, Value(7.0),
    ]
    let cells: [EventTable.ColumnType: [String]] = [
      .text: ["\"7\"", "", "", "", "", "", ""], .integer: ["", "7", "", "", "", "", "7"],
      .number: ["", "7", "7.5", "", "", "", "7"], .flag: ["", "", "", "true", "", "", ""],
    ]
    #expect(values.map { type.cell(of: $0) } == cells[type])
  }

  @Test func `the documentation and the script of DuckDB have the columns in this order`() throws {
    let documents = Repository.root.appending(path: "docs")
    let page = try String(contentsOf: documents.appending(path: "events.md"), encoding: .utf8)
    let rows = page.matches(of: /\n\| `(\w+)` \| `([A-Z]+)` \| ([^\n]*) \|/)
      .map { [String($0.1), String($0.2), String($0.3)] }
    #expect(rows == EventTable.columns.map { [$0.name, $0.type.rawValue, $0.meaning] })
    let script = try String(contentsOf: documents.appending(path: "events.sql"), encoding: .utf8)
    let columns = script.matches(of: /'(\w+)': '([A-Z]+)'/).map { [String($0.1), String($0.2)] }
    #expect(columns == EventTable.columns.map { [$0.name, $0.type.rawValue] })
  }
}
