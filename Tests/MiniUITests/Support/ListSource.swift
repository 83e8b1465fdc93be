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
  /// How many cells have been made, kept ones not counted.
  var madeCells = 0
  /// What `willSelect` and `willDeselect` answer.
  var target: (CellPath) -> CellPath? = { $0 }
  /// What methods answer that ask whether something is allowed.
  var allows: (String, CellPath) -> Bool = { _, _ in true }
  /// What `rowHeight` answers.
  var height: (CellPath) -> Double = { _ in 44 }
  /// What `headerHeight` and `footerHeight` answer.
  var sectionHeight = 30.0
  /// What `header`, `footer` and `supplementary` answer.
  var sectionView: (Int) -> View? = { _ in nil }
  /// What `editingStyle` answers.
  var editingStyle = TableView.EditingStyle.delete
  /// What `swipeActions` answers.
  var swipeActions: SwipeActions?
  /// What `commit` does.
  var commit: (CellPath) -> Void = { _ in }

  override class var classDefinition: ClassDefinition {
    ClassDefinition(ListSource.self, superclass: DynamicObject.self) { methods in
      methods.define(.tableNumberOfRows, Body { source, _, section, _ in source.count(section) })
      methods.define(
        .tableCellForRow,
        Body { source, list, path, _ in
          source.cell(list as? TableView, ListSource.path(path))
        })
      methods.define(
        .collectionNumberOfItems, Body { source, _, section, _ in source.count(section) })
      methods.define(
        .collectionCellForItem,
        Body { source, list, path, _ in
          source.item(list as? CollectionView, ListSource.path(path))
        })
    }
  }

  /// Makes a source of a class of its own, so that methods can be added to it alone.
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

  /// The path that an argument carries; negative numbers where there is none.
  static func path(_ object: DynamicObject?) -> CellPath {
    (object as? IndexPathObject)?.path ?? CellPath(section: -1, row: -1)
  }

  /// Writes a line about a row.
  func note(_ method: some Any, _ path: DynamicObject?) {
    let path = (path as? IndexPathObject)?.path
    let place = path.map { $0.section == 0 ? "\($0.row)" : "\($0)" } ?? "nil"
    record("\(method) \(place)")
  }

  /// The text of a row.
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
