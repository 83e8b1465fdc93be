/// The position of a row in a table or of an item in a collection; prints as `section:row`.
public struct CellPath: Hashable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The row or item in its section, from 0.
  public var row: Int

  /// Makes a path without checking its range; lists check it where it is used.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension CellPath: Comparable {
  /// Orders by section, then by row.
  public static func < (left: CellPath, right: CellPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension CellPath: CustomStringConvertible {
  /// The path as `section:row`.
  public var description: String { "\(section):\(row)" }
}
