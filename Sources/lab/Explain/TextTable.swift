/// Rows of cells as lines whose columns begin below each other.
struct TextTable {
  private let rows: [[String]]
  private let indent: String
  /// A longer cell moves the rest of its own line only.
  private let widest: Int

  /// Every row has as many cells; columns that are empty in all rows are left out.
  init(_ rows: [[String]], indent: Int = 0, widest: Int = 48) {
    self.rows = rows
    self.indent = String(repeating: " ", count: indent)
    self.widest = widest
  }

  /// The lines, without spaces at their ends.
  var lines: [String] {
    let columns = (rows.first ?? []).indices.filter { column in
      rows.contains { !$0[column].isEmpty }
    }
    let widths = columns.map { column in
      rows.map { $0[column].cells }.filter { $0 <= widest }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(columns, widths).map { row[$0].padded(to: $1) }
      return (indent + cells.joined(separator: "  ")).trimmedAtEnd
    }
  }
}

extension String {
  /// Terminal cells that it takes.
  fileprivate var cells: Int { reduce(0) { $0 + $1.cells } }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - cells))
  }

  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
