import LabLanguage

/// Rows of cells as lines with aligned columns.
package struct TextTable {
  private let rows: [[String]]
  private let indent: String
  /// The widest aligned cell; after a wider one, the row continues on the next line.
  private let widest: Int

  /// Rows with equal numbers of cells; columns that are empty in all rows are omitted.
  package init(_ rows: [[String]], indent: Int = 0, widest: Int = 48) {
    self.rows = rows
    self.indent = String(repeating: " ", count: indent)
    self.widest = widest
  }

  /// The lines, without trailing spaces.
  package var lines: [String] {
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
      // Too wide for its column: the rest of the row continues below.
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
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - cells))
  }

  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
