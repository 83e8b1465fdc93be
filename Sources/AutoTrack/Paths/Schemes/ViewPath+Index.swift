import MiniUI

extension ViewPath {
  /// The index that distinguishes a step from its siblings.
  public enum Index: Hashable, Sendable {
    /// No index: the step is its class name alone.
    case none
    /// The index from 0 among siblings of exactly the same class (S3.7b).
    case index(Int)
    /// A cell's index path, because reuse changes the order of siblings (S3.7c).
    case indexPath(section: Int, row: Int)
    /// A section's header.
    case header(section: Int)
    /// A section's footer.
    case footer(section: Int)

    /// The index path of a cell; nil for other views.
    var cellPath: CellPath? {
      guard case .indexPath(let section, let row) = self else { return nil }
      return CellPath(section: section, row: row)
    }

    /// True if a number is negative, which no text form can represent.
    var isNegative: Bool {
      switch self {
      case .none: false
      case .index(let index): index < 0
      case .indexPath(let section, let row): section < 0 || row < 0
      case .header(let section), .footer(let section): section < 0
      }
    }
  }
}

extension ViewPath.Index: CustomStringConvertible {
  /// The form in brackets and as a depth: `2`, `0:2`, `header:0`, `footer:0`, or empty.
  public var description: String {
    switch self {
    case .none: ""
    case .index(let index): String(index)
    case .indexPath(let section, let row): "\(section):\(row)"
    case .header(let section): "header:\(section)"
    case .footer(let section): "footer:\(section)"
    }
  }
}
