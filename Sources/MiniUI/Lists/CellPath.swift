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

/// A path as an object, for messages: registered as `NSIndexPath`.
public final class IndexPathObject: DynamicObject {
  /// The wrapped path.
  public private(set) var path = CellPath(section: 0, row: 0)

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(IndexPathObject.self, name: "NSIndexPath")
  }

  /// Wraps a path.
  public convenience init(_ path: CellPath, in process: AppProcess) {
    self.init(in: process)
    self.path = path
  }

  /// Wraps a path; takes the class from the list, which saves a lookup per row.
  convenience init(_ path: CellPath, of class: DynamicClass) {
    self.init(of: `class`)
    self.path = path
  }
}
