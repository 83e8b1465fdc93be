import Testing

/// The table of statements at the end of `docs/provenance.md`.
struct StatementTable {
  /// The rows that name a step.
  private(set) var rows: [Row] = []
  /// The rows without a step yet.
  private(set) var open: [Open] = []
  /// The other lines of the table, except its head.
  private(set) var otherLines: [String] = []

  /// A row: the statement, the file, the step's name and the asserted literal.
  struct Row: Hashable, CustomTestStringConvertible {
    let statement: String
    let file: String
    let step: String
    let literal: String
    var testDescription: String { "\(statement) \(file) \(step)" }
  }

  /// A row without a step: the statement and the missing part.
  struct Open {
    let statement: String
    let part: String
  }

  /// The table of this repository.
  static let ofRepository = StatementTable(
    in: (try? SourceTree.text(of: "docs/provenance.md")) ?? "")

  /// Reads the last part of a document.
  init(in text: String) {
    let parts = text.split(separator: "\n## Statements of the sources\n")
    let lines = parts.last?.split(separator: "\n").filter { $0.hasPrefix("|") } ?? []
    for line in lines.dropFirst(2) { add(String(line)) }
  }

  private mutating func add(_ line: String) {
    if let row = Self.row(line) {
      rows.append(row)
    } else if let row = Self.openRow(line) {
      open.append(row)
    } else {
      otherLines.append(line)
    }
  }

  private static func row(_ line: String) -> Row? {
    let row =
      #/
      \|\ (?<statement>S[0-9.]+[a-z]?)\ \|\ `(?<file>[^`]+)`,\ "(?<step>[^"]+)"
      \ \|\ `(?<literal>[^`]+)`\ \|
      /#
    return line.wholeMatch(of: row).map { match in
      Row(
        statement: String(match.statement), file: String(match.file), step: String(match.step),
        literal: String(match.literal))
    }
  }

  private static func openRow(_ line: String) -> Open? {
    let row =
      #/\| (?<statement>S[0-9.]+[a-z]?) \| open: (?<part>store|upload) \| [^`|]+ \|/#
    return line.wholeMatch(of: row).map { match in
      Open(statement: String(match.statement), part: String(match.part))
    }
  }
}
