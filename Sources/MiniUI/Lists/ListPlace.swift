/// The place that a view in a list represents; prints as `0:2`, `header:0` or `footer:0`.
public enum ListPlace: Hashable, Sendable {
  /// A row of a table, or an item of a collection.
  case cell(CellPath)
  /// The header of a section.
  case header(Int)
  /// The footer of a section.
  case footer(Int)

  /// The row or item; `nil` for headers and footers.
  public var path: CellPath? {
    guard case .cell(let path) = self else { return nil }
    return path
  }

  /// The section that the view belongs to.
  public var section: Int {
    switch self {
    case .cell(let path): path.section
    case .header(let section), .footer(let section): section
    }
  }
}

extension ListPlace: CustomStringConvertible {
  /// The path of a cell, or the kind and the section of a header or footer.
  public var description: String {
    switch self {
    case .cell(let path): path.description
    case .header(let section): "header:\(section)"
    case .footer(let section): "footer:\(section)"
    }
  }
}
