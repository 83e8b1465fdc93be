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

  /// Returns the lines without trailing spaces, none wider than a terminal; nil for any width.
  ///
  /// Columns that are too wide are narrowed, so that a row has several lines. If words do not fit
  /// into them, the columns are divided among several tables, each with the first column.
  package func lines(width: Int?) -> [String] {
    let usual = lines
    guard let width, usual.contains(where: { $0.cells > width }) else { return usual }
    let columns = columns
    return NarrowTable(
      rows: rows.map { row in columns.map { row[$0] } }, indent: indent, width: width
    ).lines
  }

  /// The columns with a text in any row.
  private var columns: [Int] {
    (rows.first ?? []).indices.filter { column in rows.contains { !$0[column].isEmpty } }
  }

  /// The lines of any width, without trailing spaces.
  package var lines: [String] {
    let columns = columns
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

/// A table in a terminal that is narrower than its rows.
private struct NarrowTable {
  let rows: [[String]]
  let indent: String
  let width: Int
  /// The blanks between columns.
  private static let gap = 2
  /// The least width of a column with broken words.
  private static let readable = 28
  /// The widest cells that stay on one line.
  private static let short = 16

  /// A column's width without line breaks, and the width of its longest word, up to a limit.
  private struct Column {
    let index: Int
    let wanted: Int
    let least: Int
  }

  private var room: Int { width - indent.count }

  var lines: [String] {
    let columns = (rows.first ?? []).indices.map(column)
    let groups = isNarrow(columns) ? divided(columns) : [columns]
    return Array(groups.map(lines).joined(separator: [""]))
  }

  private func column(_ index: Int) -> Column {
    let cells = rows.map { $0[index] }
    let wanted = cells.map(\.cells).max() ?? 0
    let words = cells.flatMap { $0.split(separator: " ").map { String($0).cells } }
    let least = max(min(wanted, Self.short), min(words.max() ?? 0, Self.readable))
    return Column(index: index, wanted: wanted, least: least)
  }

  /// True if the longest words do not fit side by side.
  private func isNarrow(_ columns: [Column]) -> Bool {
    columns.reduce(0) { $0 + $1.least } + Self.gap * (columns.count - 1) > room
  }

  /// Divides columns into groups that fit, each with the first column.
  private func divided(_ columns: [Column]) -> [[Column]] {
    guard let first = columns.first else { return [] }
    var groups: [[Column]] = []
    for column in columns.dropFirst() {
      if let group = groups.last, !isNarrow(group + [column]) {
        groups[groups.count - 1].append(column)
      } else {
        groups.append([first, column])
      }
    }
    return groups.isEmpty ? [[first]] : groups
  }

  /// Returns the lines of some columns, the widest of which share the room that the others leave.
  private func lines(of columns: [Column]) -> [String] {
    let room = room - Self.gap * (columns.count - 1)
    // Two columns with long words may be too wide even without others.
    let least = isNarrow(columns) ? 1 : room
    func widths(_ limit: Int) -> [Int] {
      columns.map { max(min($0.least, least), min($0.wanted, limit)) }
    }
    let limit = (1...max(1, room)).last { widths($0).reduce(0, +) <= room } ?? room
    let fitting = widths(limit)
    return rows.flatMap { row in lines(of: columns.map { row[$0.index] }, fitting) }
  }

  private func lines(of cells: [String], _ widths: [Int]) -> [String] {
    let parts = zip(cells, widths).map { cell, width in
      cell.wrapped(to: width, hanging: min(2, width / 8), shortensPaths: true)
    }
    return (0..<(parts.map(\.count).max() ?? 0)).map { line in
      let row = zip(parts, widths).map { part, width in
        (part.indices.contains(line) ? part[line] : "").padded(to: width)
      }
      return (indent + row.joined(separator: String(repeating: " ", count: Self.gap))).trimmedAtEnd
    }
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
