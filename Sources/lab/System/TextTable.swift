/// Rows of cells as lines whose columns begin below each other.
struct TextTable {
  private let rows: [[String]]
  private let indent: String
  /// What follows a longer cell goes on below, in its own column.
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
    return rows.flatMap { row in lines(of: columns.map { row[$0] }, widths) }
  }

  private func lines(of cells: [String], _ widths: [Int]) -> [String] {
    var lines: [String] = []
    var (line, start) = (indent, indent.count)
    for (cell, width) in zip(cells, widths) {
      start += width + 2
      line += cell.padded(to: width)
      if cell.cells > width {
        lines.append(line)
        line = String(repeating: " ", count: start)
      } else {
        line += "  "
      }
    }
    return (lines + [line]).map(\.trimmedAtEnd).filter { !$0.isEmpty }
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
