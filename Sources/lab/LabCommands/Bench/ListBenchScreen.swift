import MiniUI

/// A screen filled by a table.
final class ListBenchScreen {
  private var parts: (table: TableView, rows: ListBenchRows)?

  /// The table and its rows, once the app has been launched.
  ///
  /// They are handed over, because the process keeps its app, and that this screen.
  func takeParts() -> (table: TableView, rows: ListBenchRows)? {
    defer { parts = nil }
    return parts
  }

  /// Makes an app that shows the screen.
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
