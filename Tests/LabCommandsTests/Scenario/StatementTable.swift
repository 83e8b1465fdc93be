import TestSupport
import Testing

/// The statements of the sources, `Scenarios/statements.tsv`.
struct StatementTable {
  /// The rows, each of which names a step.
  private(set) var rows: [Row] = []
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

  static let ofRepository = StatementTable(
    in: (try? SourceTree.text(of: "Scenarios/statements.tsv")) ?? "")

  /// Reads lines of four columns below a head.
  init(in text: String) {
    for line in text.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 4, cells[0].wholeMatch(of: /S[0-9.]+[a-z]?/) != nil else {
        otherLines.append(String(line))
        continue
      }
      rows.append(
        Row(statement: cells[0], file: cells[1], step: cells[2], literal: cells[3]))
    }
  }
}
