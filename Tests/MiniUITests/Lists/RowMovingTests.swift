import Testing

@testable import MiniUI

@Suite struct RowMoving {
  private let table = TableStage([2, 5], [.move])

  /// Drags a row of section 1 by its control onto another one.
  private func drag(_ row: Int, onto target: Int) throws {
    table.layOut()
    let control = try #require(table.cell(row, in: 1)?.reorderControl)
    #expect(control.class.name == "UITableViewCellReorderControl")
    let start = try table.stage.process.application.aim(at: control)
    let end = try #require(table.middle(target, in: 1))
    table.stage.finger.down(at: start)
    table.stage.finger.move(to: Point(x: start.x, y: end.y))
    table.stage.finger.up()
  }

  private var texts: [String?] { Array(table.texts.dropFirst(2)) }

  @Test func `T199 TV-16 a row that is dragged down moves to the place where it is dropped`() throws
  {
    table.list.setEditing(true)
    try drag(0, onto: 4)
    #expect(table.log.take() == ["move 1:0 1:4"])
    #expect(texts == ["Cell 1", "Cell 2", "Cell 3", "Cell 4", "Cell 0"])
    #expect(table.cell(4, in: 1)?.frame.minY == 264.0)
  }

  @Test func `T199 TV-16 a row that is dragged up moves to the place where it is dropped`() throws {
    table.list.setEditing(true)
    try drag(4, onto: 0)
    #expect(table.log.take() == ["move 1:4 1:0"])
    #expect(texts == ["Cell 4", "Cell 0", "Cell 1", "Cell 2", "Cell 3"])
    #expect(table.source.madeCells == 7)
  }

  @Test func `TV-16 rows show the control only while the table is edited and they may move`() {
    #expect(table.cell(0)?.showsReorderControl == false)
    table.source.implement(TableDataSourceMethod.canMove)
    table.list.dataSource = nil
    table.list.dataSource = table.source
    table.source.allows = { _, path in path.row != 1 }
    table.layOut()
    table.list.setEditing(true)
    #expect(table.cell(0)?.showsReorderControl == true)
    #expect(table.cell(1)?.showsReorderControl == false)
    table.list.setEditing(false)
    #expect(table.cell(0)?.showsReorderControl == false)
  }
}
