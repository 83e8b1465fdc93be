import MiniUI

extension ViewPath {
  /// What tells a step from its siblings.
  public enum Index: Hashable, Sendable {
    /// Nothing does: the step is its class name alone.
    case none
    /// Counts from 0 among the siblings of exactly the same class (S3.7b).
    case index(Int)
    /// A cell's index path, because reuse makes sibling order meaningless (S3.7c).
    case indexPath(section: Int, row: Int)
    /// The section whose header it is.
    case header(section: Int)
    /// The section whose footer it is.
    case footer(section: Int)

    /// The place of a cell; nil for every other view.
    var cellPath: CellPath? {
      guard case .indexPath(let section, let row) = self else { return nil }
      return CellPath(section: section, row: row)
    }

    /// No text form has a sign, so none of the numbers may be negative.
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
  /// As between brackets and as a depth: `2`, `0:2`, `header:0`, `footer:0`, or nothing.
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
