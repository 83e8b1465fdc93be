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
    #expect([list.isEditing, table.cell(2)?.isEditing] == [true, true])
    #expect(table.log.take() == ["didHighlight 2", "canEdit 2", "willBeginEditing 2"])
    try table.stage.finger.tap(try #require(buttons(of: table)["Delete"]))
    #expect((table.log.take(), list.isEditing) == (["commit 1 2", "didEndEditing 2"], false))
    #expect((table.cell(2)?.isEditing, table.cell(2)?.textLabel.text) == (false, "Deleted"))
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
    #expect((table.log.take(), buttons(of: table).isEmpty) == (["willBeginEditing 1:1"], true))
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
    #expect((table.list.isEditing, table.log.take()) == (false, ["didHighlight 1"]))
  }

  @Test
  func `TV-14 an editable row has no delete button without a commit method`() throws {
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
    #expect((table.log.take(), table.cell(1)?.frame.minX) == (["didEndEditing 1"], 0))
    table.tap(3)
    #expect(table.log.take() == ["didHighlight 3", "didSelect 3"])
  }

  @Test
  func `TV-14 swipe actions replace the button and close on completion`() throws {
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
    #expect((table.log.take(), table.list.isEditing) == (["Archive"], true))
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
    #expect((table.log.take(), table.cell(2)?.isEditing) == (["commit 1 2"], true))
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

  @Test
  func `T199 TV-16 a row that is dragged down moves to the place where it is dropped`() throws {
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

@Suite struct RowGestures {
  private let table = TableStage([10], answering: [.didSelect])

  /// Adds a tap recogniser whose action is recorded as `tap.a`.
  private func addTap(to view: View) -> TapGestureRecognizer {
    let tap = TapGestureRecognizer(in: table.stage.process)
    let action = table.stage.process.classes.selector("a:")
    tap.addTarget(table.stage.listener("tap"), action: action)
    view.addGestureRecognizer(tap)
    return tap
  }

  @Test(arguments: [(true, ["tap.a"]), (false, ["tap.a", "didSelect 0"])])
  func `T091 GR-17 a tap around a table suppresses the selection if it cancels touches`(
    _ cancels: Bool, _ expected: [String]
  ) {
    addTap(to: table.stage.root.view).cancelsTouchesInView = cancels
    table.tap(0)
    table.stage.settle()
    #expect(table.log.take() == expected)
    #expect(table.list.indexPathForSelectedRow == (cancels ? nil : 0))
    #expect(table.cell(0)?.isHighlighted == false)
  }

  @Test func `GR-18 a tap recogniser on a cell fires, and the row is not selected`() throws {
    _ = addTap(to: try #require(table.cell(3)))
    table.tap(3)
    table.stage.settle()
    #expect(table.log.take() == ["tap.a"])
    #expect(table.list.indexPathForSelectedRow == nil)
    table.tap(4)
    #expect(table.log.take() == ["didSelect 4"])
  }

  @Test func `TV-1 a row that is deleted when the finger leaves it is not selected`() throws {
    let table = TableStage([3], answering: [.didUnhighlight, .didSelect])
    try table.source.hookThisObject(
      .tableDidUnhighlightRow, owner: "app",
      .after { (source: ListSource, list, _) in
        source.sections[0].remove(at: 1)
        (list as? TableView)?.deleteRows(at: [1])
      })
    table.tap(1)
    #expect(table.log.take() == ["didUnhighlight 1"])
    #expect(table.list.indexPathForSelectedRow == nil)
    #expect(table.texts == ["Cell 0", "Cell 2"])
  }

  @Test func `TX-6 a field in a cell that is scrolled away ends its editing`() throws {
    let table = TableStage([60])
    let cell = try #require(table.cell(1))
    let field = table.stage.view(
      Rect(x: 100, y: 5, width: 100, height: 30), TextField.self, in: cell.contentView)
    let delegate = table.stage.editingDelegate()
    delegate.vetoes = ["shouldEnd"]
    field.delegate = delegate
    try table.stage.finger.tap(field)
    #expect(table.log.take() == ["shouldBegin", "didBegin"])
    table.list.contentOffset = Point(x: 0, y: 900)
    table.layOut()
    #expect(table.log.take() == ["shouldEnd", "didEnd"])
    #expect(table.stage.process.application.firstResponder == nil)
  }
}
