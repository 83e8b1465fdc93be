@testable import MiniUI

/// The data source and delegate of a list, which has only the optional methods that a test names.
///
/// Each of these writes its name and the row: `didSelect 5`, or `didSelect 1:5` beyond section 0.
class ListSource: DynamicObject, Recording {
  var log = Log()
  var name = ""
  /// The texts of the rows, section by section.
  var sections: [[String]] = []
  /// The number of rows where there are too many for texts; they are in one section.
  var manyRows: Int?
  /// The number of cells created, without reused ones.
  var madeCells = 0
  /// The result of `willSelect` and `willDeselect`.
  var target: (CellPath) -> CellPath? = { $0 }
  /// The result of methods that ask for permission.
  var allows: (String, CellPath) -> Bool = { _, _ in true }
  /// The result of `rowHeight`.
  var height: (CellPath) -> Double = { _ in 44 }
  /// The result of `headerHeight` and `footerHeight`.
  var sectionHeight = 30.0
  /// The result of `header`, `footer` and `supplementary`.
  var sectionView: (Int) -> View? = { _ in nil }
  /// The result of `editingStyle`.
  var editingStyle = TableView.EditingStyle.delete
  /// The result of `swipeActions`.
  var swipeActions: SwipeActions?
  /// Runs in `commit`.
  var commit: (CellPath) -> Void = { _ in }

  override class var classDefinition: ClassDefinition {
    ClassDefinition(ListSource.self) { methods in
      methods.define(.tableNumberOfRows) { source, _, section, _ in source.count(section) }
      methods.define(.tableCellForRow) { source, list, path, _ in
        source.cell(list as? TableView, ListSource.path(path))
      }
      methods.define(.collectionNumberOfItems) { source, _, section, _ in source.count(section) }
      methods.define(.collectionCellForItem) { source, list, path, _ in
        source.item(list as? CollectionView, ListSource.path(path))
      }
    }
  }

  /// Makes a source of a new class, so that methods can be added to this source only.
  static func make(in process: AppProcess, log: Log) -> ListSource {
    let base = process.classes[ListSource.self]
    let number = process.classes.classes.count { $0.isSubclass(of: base) }
    guard
      let type = try? process.classes.declareClass("ListSource\(number)", superclass: base),
      let source = type.make() as? ListSource
    else { preconditionFailure("the class is new") }
    source.log = log
    return source
  }

  /// The path in an argument; negative numbers if it is nil.
  static func path(_ object: DynamicObject?) -> CellPath {
    (object as? IndexPathObject)?.path ?? CellPath(section: -1, row: -1)
  }

  /// Writes a line about a row.
  func note(_ method: some Any, _ path: DynamicObject?) {
    let path = (path as? IndexPathObject)?.path
    let place = path.map { $0.section == 0 ? "\($0.row)" : "\($0)" } ?? "nil"
    record("\(method) \(place)")
  }

  func text(_ path: CellPath) -> String {
    manyRows == nil ? sections[path.section][path.row] : "Row \(path.row)"
  }

  private func count(_ section: Int) -> Int { manyRows ?? sections[section].count }

  private func cell(_ list: TableView?, _ path: CellPath) -> TableViewCell? {
    let kept = list?.dequeueReusableCell(withIdentifier: "cell")
    if kept == nil { madeCells += 1 }
    let cell = kept ?? TableViewCell(reuseIdentifier: "cell", in: process)
    cell.textLabel.text = text(path)
    return cell
  }

  private func item(_ list: CollectionView?, _ path: CellPath) -> CollectionViewCell? {
    let cell = list?.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    cell?.accessibilityLabel = text(path)
    return cell
  }
}
