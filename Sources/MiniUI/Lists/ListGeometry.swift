/// Where everything in a list lies: sections from top to bottom, each a header, rows and a footer.
///
/// The cost grows with the sections, and with the rows only where their heights differ.
struct ListGeometry {
  /// The width of the list that this was made for.
  let width: Double
  /// From top to bottom.
  private(set) var sections: [Section] = []
  /// Where the last section ends.
  private(set) var bottom: Double

  /// One section in the coordinates of the content.
  struct Section {
    /// Where the header begins.
    let top: Double
    /// 0 where there is no header.
    let headerHeight: Double
    /// The rows.
    let body: SectionBody
    /// 0 where there is no footer.
    let footerHeight: Double

    /// Where the rows begin.
    var bodyTop: Double { top + headerHeight }
    /// Where the rows end.
    var footerTop: Double { bodyTop + body.height }
    /// Where the section ends.
    var bottom: Double { footerTop + footerHeight }
  }

  /// Begins below what stands above all sections.
  init(width: Double, top: Double) {
    self.width = width
    bottom = top
  }

  /// Adds a section below the others.
  mutating func append(header: Double, body: SectionBody, footer: Double) {
    let section = Section(top: bottom, headerHeight: header, body: body, footerHeight: footer)
    sections.append(section)
    bottom = section.bottom
  }

  /// Where a row, a header or a footer lies, in a section that exists.
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

  /// The sections that reach into a rectangle.
  func sections(in area: Rect) -> Range<Int> {
    let first = sections.partitionPoint { $0.bottom <= area.minY }
    return first..<max(first, sections.partitionPoint { $0.top < area.maxY })
  }

  /// The rows that show in a rectangle, in index order; one without height does not (TV-8).
  func paths(in area: Rect) -> [CellPath] {
    sections(in: area).flatMap { index in
      let section = sections[index]
      return section.body.rows(from: area.minY - section.bodyTop, to: area.maxY - section.bodyTop)
        .map { CellPath(section: index, row: $0) }
        .filter { rect(of: .cell($0)).intersects(area) }
    }
  }
}
