import Testing

@testable import MiniUI

@Suite struct RowEditing {
  private static let methods: [TableDelegateMethod] = [
    .willBeginEditing, .didEndEditing, .didSelect, .didHighlight,
  ]
  private let table = TableStage([5], answering: methods, [.commit])

  private func swipe(_ row: Int, of table: TableStage) throws {
    let start = try #require(table.middle(row))
    table.stage.finger.down(at: start)
    table.stage.finger.move(to: Point(x: start.x - 20, y: start.y))
    table.stage.finger.move(to: Point(x: start.x - 90, y: start.y))
    table.stage.finger.up()
  }

  /// The buttons of the row that was swiped, by their titles.
  private func buttons(of table: TableStage) -> [String: Button] {
    let pull = table.list.subviews.first { $0.class.name == "UISwipeActionPullView" }
    let buttons = (pull?.subviews ?? []).compactMap { $0 as? Button }
    return Dictionary(uniqueKeysWithValues: buttons.map { ($0.currentTitle ?? "", $0) })
  }

  @Test func `T200 TV-14 a row that is swiped is deleted with its button`() throws {
    let table = TableStage([5], answering: Self.methods + [.editingStyle], [.commit, .canEdit])
    let (list, source) = (table.list, table.source)
    source.commit = { path in
      source.sections[0][path.row] = "Deleted"
      list.cellForRow(at: path)?.textLabel.text = "Deleted"
      list.setEditing(false)
    }
    try swipe(2, of: table)
    #expect(list.isEditing)
    #expect(table.cell(2)?.isEditing == true)
    #expect(
      table.log.take() == ["didHighlight 2", "canEdit 2", "willBeginEditing 2"])
    try table.stage.finger.tap(try #require(buttons(of: table)["Delete"]))
    #expect(table.log.take() == ["commit 1 2", "didEndEditing 2"])
    #expect(!list.isEditing)
    #expect(table.cell(2)?.isEditing == false)
    #expect(table.cell(2)?.textLabel.text == "Deleted")
  }

  @Test func `TV-14 a row that is deleted as its editing begins shows no buttons`() throws {
    let table = TableStage([2, 3], answering: [.willBeginEditing], [.commit])
    try table.source.hookThisObject(
      .tableWillBeginEditingRow, owner: "app",
      .after { (source: ListSource, list, _) in
        source.sections = []
        (list as? TableView)?.reloadData()
      })
    let start = try #require(table.middle(1, in: 1))
    table.stage.finger.drag(from: start, to: Point(x: start.x - 90, y: start.y))
    table.layOut()
    #expect(table.log.take() == ["willBeginEditing 1:1"])
    #expect(buttons(of: table).isEmpty)
    #expect(table.list.visibleCells.isEmpty)
  }

  @Test func `TV-14 a row that its own button deletes ends its editing without a row`() throws {
    let (list, source) = (table.list, table.source)
    source.commit = { path in
      source.sections[path.section].remove(at: path.row)
      list.deleteRows(at: [path])
    }
    try swipe(1, of: table)
    table.log.take()
    try table.stage.finger.tap(try #require(buttons(of: table)["Delete"]))
    #expect(table.log.take() == ["commit 1 1", "didEndEditing nil"])
    #expect(table.texts == ["Cell 0", "Cell 2", "Cell 3", "Cell 4"])
    #expect(buttons(of: table).isEmpty)
  }

  @Test func `TV-14 the delegate sets the title of the button`() throws {
    let table = TableStage([5], answering: [.deleteTitle], [.commit])
    try swipe(1, of: table)
    #expect(buttons(of: table).keys.sorted() == ["Remove"])
    #expect(buttons(of: table)["Remove"]?.class.name == "UISwipeActionStandardButton")
  }

  @Test func `TV-14 without a commit method no row can be edited`() throws {
    let table = TableStage([5], answering: Self.methods)
    try swipe(1, of: table)
    #expect(!table.list.isEditing)
    #expect(table.log.take() == ["didHighlight 1"])
  }

  @Test func `TV-14 an editable row has no delete button without a commit method`()
    throws
  {
    let table = TableStage([5], answering: Self.methods, [.canEdit])
    try swipe(1, of: table)
    #expect(buttons(of: table).isEmpty)
  }

  @Test func `TV-14 a row that is not editable cannot be swiped`() throws {
    let table = TableStage([5], answering: Self.methods, [.commit, .canEdit])
    table.source.allows = { name, _ in name != "canEdit" }
    try swipe(1, of: table)
    #expect(!table.list.isEditing)
  }

  @Test func `TV-14 a finger that moves down or to the right does not open a row`() throws {
    let start = try #require(table.middle(2))
    for offset in [Point(x: 20, y: 0), Point(x: -12, y: 30)] {
      table.stage.finger.down(at: start)
      table.stage.finger.move(to: Point(x: start.x + offset.x, y: start.y + offset.y))
      table.stage.finger.up()
      #expect(!table.list.isEditing)
    }
  }

  @Test func `TV-14 a tap elsewhere closes the row without selecting another`() throws {
    try swipe(1, of: table)
    table.log.take()
    table.tap(3)
    #expect(table.log.take() == ["didEndEditing 1"])
    #expect(table.cell(1)?.frame.minX == 0)
    table.tap(3)
    #expect(table.log.take() == ["didHighlight 3", "didSelect 3"])
  }

  @Test func `TV-14 swipe actions replace the button and close on completion`()
    throws
  {
    let table = TableStage([5], answering: Self.methods + [.swipeActions], [.commit])
    var done: ((Bool) -> Void)?
    let process = table.stage.process
    table.source.swipeActions = SwipeActions(
      [
        SwipeAction(title: "Archive", in: process) { action, _, end in
          table.log.add(action.title)
          done = end
        },
        SwipeAction(title: "Flag", in: process) { _, _, _ in },
      ], in: process)
    try swipe(2, of: table)
    #expect(buttons(of: table).keys.sorted() == ["Archive", "Flag"])
    table.log.take()
    try table.stage.finger.tap(try #require(buttons(of: table)["Archive"]))
    #expect(table.log.take() == ["Archive"])
    #expect(table.list.isEditing)
    done?(true)
    #expect(table.log.take() == ["didEndEditing 2"])
  }

  @Test func `TV-14 in an edited table the control at the left asks before it deletes`() throws {
    table.list.setEditing(true)
    table.layOut()
    let control = try #require(table.cell(2)?.editControl)
    #expect(control.class.name == "UITableViewCellEditControl")
    try table.stage.finger.tap(control)
    #expect(table.log.take() == [])
    try table.stage.finger.tap(try #require(buttons(of: table)["Delete"]))
    #expect(table.log.take() == ["commit 1 2"])
    #expect(table.cell(2)?.isEditing == true)
    table.list.setEditing(false)
    #expect(table.cell(2)?.editControl == nil)
  }

  @Test func `TV-14 the control of a row to insert commits at once`() throws {
    let table = TableStage([2], answering: [.editingStyle], [.commit])
    table.source.editingStyle = .insert
    table.list.setEditing(true)
    table.layOut()
    try table.stage.finger.tap(try #require(table.cell(1)?.editControl))
    #expect(table.log.take() == ["commit 2 1"])
  }

  @Test func `TV-15 a detail button calls its own method, a disclosure indicator selects the row`()
    throws
  {
    let table = TableStage([5], answering: [.didSelect, .accessoryTapped, .didHighlight])
    try #require(table.cell(1)).accessoryType = .detailDisclosureButton
    try #require(table.cell(2)).accessoryType = .disclosureIndicator
    table.layOut()
    try table.stage.finger.tap(try #require(table.cell(1)?.detailButton))
    #expect(table.log.take() == ["accessoryTapped 1"])
    table.stage.finger.tap(at: Point(x: 380, y: 100 + 2 * 44 + 22))
    #expect(table.log.take() == ["didHighlight 2", "didSelect 2"])
  }
}
