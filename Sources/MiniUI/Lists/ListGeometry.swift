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
    /// The top of the header.
    let top: Double
    /// The height of the header; 0 for none.
    let headerHeight: Double
    /// The frames of the rows.
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
