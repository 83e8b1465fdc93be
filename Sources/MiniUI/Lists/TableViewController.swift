/// A controller whose root view is a table: `UITableViewController`.
///
/// It is the table's data source and delegate, and has no rows until a subclass provides them.
open class TableViewController: ViewController {
  /// True if each appearance clears the selection; true by default.
  public final var clearsSelectionOnViewWillAppear = true

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(TableViewController.self, name: "UITableViewController") { methods in
      methods.define(.loadView) { controller, _ in controller.loadTable() }
      methods.define(.tableNumberOfRows) { _, _, _, _ in 0 }
      methods.define(.viewWillAppear) { controller, animated, callSuper in
        callSuper(animated)
        if controller.clearsSelectionOnViewWillAppear { controller.clearSelection() }
      }
      methods.define(.setEditing) { controller, isEditing, animated, callSuper in
        callSuper(isEditing, animated)
        controller.tableView.setEditing(isEditing, animated: animated)
      }
    }
  }

  /// The table; raises if a subclass has loaded another root view.
  public final var tableView: TableView {
    guard let list = view as? TableView else { return refuseOtherView() }
    return list
  }

  private func loadTable() {
    let list = TableView(frame: process.device.screen, style: .plain, in: process)
    list.delegate = self
    list.dataSource = self
    view = list
  }

  private func clearSelection() {
    for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path) }
  }

  private func refuseOtherView() -> TableView {
    table.raise(
      .inconsistency(
        "-[UITableViewController loadView] instantiated view controller but didn't get a "
          + "UITableView."))
    return TableView(in: process)
  }
}
