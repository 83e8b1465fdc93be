/// The frames of a list's content: sections with a header, rows and a footer, top to bottom.
///
/// Its cost grows with the number of sections, and with the rows only if their heights differ.
struct ListGeometry {
  /// The width of the list that this was computed for.
  let width: Double
  /// The sections, top to bottom.
  private(set) var sections: [Section] = []
  /// The end of the last section.
  private(set) var bottom: Double

  /// The frame of one section, in content coordinates.
  struct Section {
    let top: Double
    /// The height of the header; 0 for none.
    let headerHeight: Double
    let body: SectionBody
    /// The height of the footer; 0 for none.
    let footerHeight: Double

    var bodyTop: Double { top + headerHeight }
    /// The end of the rows.
    var footerTop: Double { bodyTop + body.height }
    var bottom: Double { footerTop + footerHeight }
  }

  /// Makes an empty geometry whose first section begins at `top`.
  init(width: Double, top: Double) {
    self.width = width
    bottom = top
  }

  mutating func append(header: Double, body: SectionBody, footer: Double) {
    let section = Section(top: bottom, headerHeight: header, body: body, footerHeight: footer)
    sections.append(section)
    bottom = section.bottom
  }

  /// Returns the frame of a row, header or footer; the section must exist.
  func rect(of place: ListPlace) -> Rect {
    let section = sections[place.section]
    switch place {
    case .cell(let path):
      return section.body.rect(of: path.row, width: width).offsetBy(dx: 0, dy: section.bodyTop)
    case .header:
      return Rect(x: 0, y: section.top, width: width, height: section.headerHeight)
    case .footer:
      return Rect(x: 0, y: section.footerTop, width: width, height: section.footerHeight)
    }
  }

  /// Returns the sections that overlap a rectangle.
  func sections(in area: Rect) -> Range<Int> {
    let first = sections.partitionPoint { $0.bottom <= area.minY }
    return first..<max(first, sections.partitionPoint { $0.top < area.maxY })
  }

  /// Returns the rows visible in a rectangle, in index order; rows without height are not (TV-8).
  func paths(in area: Rect) -> [CellPath] {
    sections(in: area).flatMap { index in
      let section = sections[index]
      return section.body.rows(from: area.minY - section.bodyTop, to: area.maxY - section.bodyTop)
        .map { CellPath(section: index, row: $0) }
        .filter { rect(of: .cell($0)).intersects(area) }
    }
  }
}

/// The frames of one section's rows or items, relative to the section's top.
enum SectionBody {
  /// Rows of equal height, which need no storage per row.
  case uniform(height: Double, count: Int)
  /// Rows of different heights, by the ends of the rows.
  case differing(ends: [Double])
  case grid(ItemGrid)

  /// Makes rows of given heights; equal heights need no storage per row.
  init(heights: [Double]) {
    guard let first = heights.first, heights.contains(where: { $0 != first }) else {
      self = .uniform(height: heights.first ?? 0, count: heights.count)
      return
    }
    var end = 0.0
    self = .differing(
      ends: heights.map { height in
        end += height
        return end
      })
  }

  var height: Double {
    switch self {
    case .uniform(let height, let count): height * Double(count)
    case .differing(let ends): ends.last ?? 0
    case .grid(let grid): grid.height
    }
  }

  func rect(of row: Int, width: Double) -> Rect {
    switch self {
    case .uniform(let height, _):
      return Rect(x: 0, y: height * Double(row), width: width, height: height)
    case .differing(let ends):
      let top = row > 0 ? ends[row - 1] : 0
      return Rect(x: 0, y: top, width: width, height: ends[row] - top)
    case .grid(let grid): return grid.rect(of: row)
    }
  }

  /// Returns the rows that may overlap a vertical range; a few at its ends may not.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard bottom > top else { return 0..<0 }
    switch self {
    case .uniform(let height, let count):
      return Self.lines(from: top, to: bottom, of: height, count: count)
    case .differing(let ends):
      let first = ends.partitionPoint { $0 <= top }
      return first..<max(first, min(ends.count, ends.partitionPoint { $0 < bottom } + 1))
    case .grid(let grid):
      return grid.items(from: top, to: bottom)
    }
  }

  /// Returns the lines of equal height that overlap a vertical range.
  static func lines(from top: Double, to bottom: Double, of height: Double, count: Int)
    -> Range<Int>
  {
    guard height > 0, count > 0 else { return 0..<0 }
    let first = min(Double(count), max(0, (top / height).rounded(.down)))
    let last = min(Double(count), max(first, (bottom / height).rounded(.up)))
    return Int(first)..<Int(last)
  }
}

extension RandomAccessCollection {
  /// Returns the first index whose element fails the condition.
  ///
  /// Logarithmic; the elements that meet the condition must precede those that fail it.
  func partitionPoint(where holds: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        low = index(after: middle)
        length -= half + 1
      } else {
        length = half
      }
    }
    return low
  }
}
