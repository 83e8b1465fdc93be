import Testing

@testable import MiniUI

@Suite struct Reuse {
  private let table = TableStage([100])

  @Test func `TV-9 a cell that has left is prepared and reused`() throws {
    let first = try #require(table.cell(0))
    first.setSelected(true)
    table.list.contentOffset = Point(x: 0, y: 44)
    table.layOut()
    #expect(first.superview === table.list)
    #expect((first.indexPath, first.isSelected, first.textLabel.text) == (10, false, "Cell 10"))
  }

  @Test func `TV-9 only a reused cell is prepared`() throws {
    let log = table.log
    try table.stage.process.classes[TableViewCell.self].hook(
      .prepareForReuse, owner: "test", .before { (_: TableViewCell) in log.add("prepared") })
    table.list.contentOffset = Point(x: 0, y: 22)
    table.layOut()
    let new = log.take().count { $0 == "prepared" }
    table.list.contentOffset = Point(x: 0, y: 66)
    table.layOut()
    #expect(new == 0)
    #expect(log.take().count { $0 == "prepared" } == 1)
  }

  @Test func `TV-9 an identifier without cells and classes returns nil`() {
    #expect(table.list.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test func `TV-9 a registered class creates new cells with its identifier`() throws {
    table.list.register(
      table.stage.process.classes[TableViewCell.self], forCellReuseIdentifier: "own")
    let cell = try #require(table.list.dequeueReusableCell(withIdentifier: "own"))
    #expect(cell.reuseIdentifier == "own")
    #expect(table.list.dequeueReusableCell(withIdentifier: "own") !== cell)
  }

  @Test func `TV-9 a cell for a row needs a registered class`() {
    _ = table.list.dequeueReusableCell(withIdentifier: "none", for: 0)
    #expect(
      table.crash
        == "NSInternalInconsistencyException: unable to dequeue a cell with identifier none - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard")
  }

  @Test func `TV-9 a data source that returns no cell crashes the app`() throws {
    try table.source.class.hook(
      .tableCellForRow, owner: "test", Body { (_: ListSource, _, _, _) -> DynamicObject? in nil })
    table.list.reloadData()
    table.layOut()
    #expect(
      table.crash
        == "NSInternalInconsistencyException: UITableView failed to obtain a cell from its "
        + "dataSource at index path 0:0")
  }

  @Test func `TV-9 cells of other kinds are dropped before too many are cached`() throws {
    let process = table.stage.process
    try table.source.class.hook(
      .tableCellForRow, owner: "test",
      Body { (_: ListSource, list, path, _) -> DynamicObject? in
        let kind = "kind \(ListSource.path(path).row / 10)"
        let kept = (list as? TableView)?.dequeueReusableCell(withIdentifier: kind)
        return kept ?? TableViewCell(reuseIdentifier: kind, in: process)
      })
    for row in [0, 10, 20, 10, 0] {
      table.list.scrollToRow(at: CellPath(section: 0, row: row), at: .top)
      table.layOut()
      #expect(table.list.shown.count + table.list.pool.views.count <= 12)
    }
  }
}
