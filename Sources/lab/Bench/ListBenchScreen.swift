import MiniUI

/// A screen that is filled by a table.
final class ListBenchScreen {
  /// The table and what is in it, once the app has been launched.
  private(set) var parts: (table: TableView, rows: ListBenchRows)?

  /// An app that shows the screen.
  func app(rowCount: Int) -> App {
    App { process in
      let controller = ViewController(in: process)
      let table = TableView(frame: controller.view.bounds, style: .plain, in: process)
      let rows = ListBenchRows(in: process)
      rows.count = rowCount
      (table.dataSource, table.delegate) = (rows, rows)
      controller.view.addSubview(table)
      self.parts = (table, rows)
      (process.application.delegate as? ApplicationDelegate)?.show(controller)
    }
  }
}

/// The data source and the delegate of the table.
final class ListBenchRows: DynamicObject {
  /// How many rows there are.
  var count = 0
  /// How often the table has told of a selection.
  var selections = 0
  /// Counts the cells that exist.
  let census = CellCensus()

  override class var classDefinition: ClassDefinition {
    ClassDefinition(ListBenchRows.self, superclass: DynamicObject.self) { methods in
      methods.define(.tableNumberOfRows, Body { rows, _, _, _ in rows.count })
      methods.define(
        .tableCellForRow, Body { rows, table, _, _ in (table as? TableView).map(rows.cell) })
      methods.define(.tableDidSelectRow, Body { rows, _, _, _ in rows.selections += 1 })
    }
  }

  private func cell(of table: TableView) -> DynamicObject {
    if let cell = table.dequeueReusableCell(withIdentifier: "row") { return cell }
    let cell = CountedCell(style: .default, reuseIdentifier: "row", in: table.process)
    cell.census = census
    return cell
  }
}

/// How many cells exist.
final class CellCensus {
  /// Now.
  var living = 0 { didSet { most = max(most, living) } }
  /// The most that have existed at a time.
  private(set) var most = 0
}

/// A cell that is counted as long as it exists.
final class CountedCell: TableViewCell {
  /// Where it is counted.
  var census: CellCensus? { didSet { census?.living += 1 } }

  deinit { census?.living -= 1 }
}
