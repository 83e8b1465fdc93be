/// Where a row is in a table, or an item in a collection; prints as `section:row`.
public struct CellPath: Hashable, Sendable {
  /// Counts from 0.
  public var section: Int
  /// The row, or the item, in its section; counts from 0.
  public var row: Int

  /// Takes any numbers; whether they lie in a list is for the list to say.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension CellPath: Comparable {
  /// Sections first, then rows.
  public static func < (left: CellPath, right: CellPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension CellPath: CustomStringConvertible {
  /// `section:row`, as `$element_position` has it.
  public var description: String { "\(section):\(row)" }
}
