import Testing

@testable import MiniUI

@Suite struct RowSelections {
  private static let all: [TableDelegateMethod] = [
    .shouldHighlight, .didHighlight, .didUnhighlight, .willSelect, .willDeselect, .didSelect,
    .didDeselect,
  ]
  private let table = TableStage([10], answering: all)

  /// The first callbacks of every tap on a selectable row.
  private func pressed(_ row: Int) -> [String] {
    ["shouldHighlight", "didHighlight", "didUnhighlight"].map { "\($0) \(row)" }
  }

  @Test func `T190 TV-1 a tap with another row selected sends its callbacks in this order`() {
    table.list.selectRow(at: 2)
    table.tap(5)
    #expect(
      table.log.take() == [
        "shouldHighlight 5", "didHighlight 5", "didUnhighlight 5", "willSelect 5",
        "willDeselect 2", "didDeselect 2", "didSelect 5",
      ])
    #expect(table.list.indexPathForSelectedRow == 5)
  }

  @Test func `TV-1 a touch highlights and selects the cells in this order`() throws {
    table.list.selectRow(at: 2)
    let (old, new) = (try #require(table.cell(2)), try #require(table.cell(5)))
    func looks() -> [Bool] {
      [old.isSelected, old.isHighlighted, new.isSelected, new.isHighlighted]
    }
    #expect(looks() == [true, false, false, false])
    table.stage.finger.down(at: try #require(table.middle(5)))
    #expect(looks() == [false, false, false, true])
    table.stage.finger.up()
    #expect(looks() == [false, false, true, false])
  }

  @Test
  func `TV-1 the new cell is selected when didSelect is called, and the old one is not`() throws {
    table.list.selectRow(at: 2)
    let (old, new) = (try #require(table.cell(2)), try #require(table.cell(5)))
    var looks: [Bool] = []
    try table.source.class.hook(
      .tableDidDeselectRow, owner: "test",
      .before { (_: ListSource, _, _) in looks += [old.isSelected, new.isSelected] })
    try table.source.class.hook(
      .tableDidSelectRow, owner: "test",
      .before { (_: ListSource, _, _) in looks += [old.isSelected, new.isSelected] })
    table.tap(5)
    #expect(looks == [false, false, false, true])
  }

  @Test func `TV-1 a cancelled touch ends the highlight and keeps the selection`() throws {
    table.list.selectRow(at: 2)
    table.stage.finger.down(at: try #require(table.middle(5)))
    table.stage.finger.cancel()
    #expect(table.log.take() == ["shouldHighlight 5", "didHighlight 5", "didUnhighlight 5"])
    #expect((table.list.indexPathForSelectedRow, table.cell(2)?.isSelected) == (2, true))
  }

  @Test func `TV-1 a finger that moves more than ten points away does not select`() throws {
    let start = try #require(table.middle(5))
    table.stage.finger.down(at: start)
    table.stage.finger.move(to: Point(x: start.x, y: start.y + 10))
    #expect(table.log.take() == ["shouldHighlight 5", "didHighlight 5"])
    table.stage.finger.move(to: Point(x: start.x, y: start.y + 11))
    table.stage.finger.move(to: start)
    table.stage.finger.up()
    #expect(table.log.take() == ["didUnhighlight 5"])
  }

  @Test func `T191 TV-6 selecting and deselecting by code sends no callbacks`() {
    table.list.selectRow(at: 3)
    #expect((table.list.indexPathForSelectedRow, table.cell(3)?.isSelected) == (3, true))
    table.list.deselectRow(at: 3)
    #expect(table.list.indexPathForSelectedRow == nil)
    #expect((table.cell(3)?.isSelected, table.log.take()) == (false, []))
  }

  @Test func `TV-6 only a person's selection posts a notification`() {
    var posts: [String] = []
    table.stage.process.notifications.observe(TableView.selectionDidChangeNotification) { _ in
      posts.append("changed")
    }
    table.list.selectRow(at: 3)
    #expect(posts == [])
    table.tap(4)
    #expect(posts == ["changed"])
  }

  @Test func `T192 TV-2 willSelect with nil prevents the selection`() {
    table.source.target = { _ in nil }
    table.tap(5)
    #expect(
      table.log.take() == [
        "shouldHighlight 5", "didHighlight 5", "didUnhighlight 5", "willSelect 5",
      ])
    #expect(table.list.indexPathForSelectedRow == nil)
  }

  @Test func `TV-2 willSelect with another row selects that one`() {
    table.source.target = { $0 == 5 ? 6 : $0 }
    table.tap(5)
    #expect(table.log.take() == pressed(5) + ["willSelect 5", "didSelect 6"])
    #expect(table.list.indexPathsForSelectedRows == [6])
  }

  @Test func `TV-2 a row that is not highlighted is not selected`() {
    table.source.allows = { _, _ in false }
    table.tap(5)
    #expect(table.log.take() == ["shouldHighlight 5"])
  }

  @Test func `TV-3 a tap on the selected row selects it again without deselecting`() {
    table.list.selectRow(at: 5)
    table.tap(5)
    #expect(table.log.take() == pressed(5) + ["willSelect 5", "didSelect 5"])
    #expect(table.list.indexPathsForSelectedRows == [5])
  }

  @Test func `T193 TV-4 a table without selection ignores taps`() {
    table.list.allowsSelection = false
    table.tap(5)
    #expect(table.log.take() == [])
  }

  @Test func `TV-4 a table in editing ignores taps unless configured`() {
    table.list.setEditing(true)
    table.tap(5)
    #expect(table.log.take() == [])
    table.list.allowsSelectionDuringEditing = true
    table.tap(5)
    #expect(table.log.take().last == "didSelect 5")
  }

  @Test func `T194 TV-5 in multiple selection a tap toggles only its row`() {
    table.list.allowsMultipleSelection = true
    table.list.selectRow(at: 2)
    table.tap(2)
    #expect(table.log.take() == pressed(2) + ["willDeselect 2", "didDeselect 2"])
    table.list.selectRow(at: 2)
    table.tap(4)
    #expect(table.log.take() == pressed(4) + ["willSelect 4", "didSelect 4"])
    #expect(table.list.indexPathsForSelectedRows == [2, 4])
  }

  @Test func `T195 TV-7 a reload clears the selection without callbacks`() {
    table.list.selectRow(at: 3)
    table.list.reloadData()
    table.layOut()
    #expect(table.list.indexPathForSelectedRow == nil)
    #expect((table.cell(3)?.isSelected, table.log.take()) == (false, []))
  }

  @Test func `T197 a tap selects the row of its section`() {
    let table = TableStage(texts: [
      ["First Cell", "Second"], ["Third", "Fourth"], ["Fifth", "Last Cell"],
    ])
    table.tap(1, in: 2)
    let last = table.cell(1, in: 2)
    #expect((last?.textLabel.text, last?.isSelected) == ("Last Cell", true))
    table.tap(0, in: 0)
    #expect((table.cell(0)?.textLabel.text, table.cell(0)?.isSelected) == ("First Cell", true))
    #expect(last?.isSelected == false)
  }

  @Test func `RC-2 a control in a cell does not pass its touches to the row`() throws {
    let button = Button(frame: Rect(x: 200, y: 0, width: 100, height: 44), in: table.stage.process)
    try #require(table.cell(4)).contentView.addSubview(button)
    table.stage.listener("buy").listen(to: button, for: .touchUpInside)
    try table.stage.finger.tap(button)
    #expect(table.log.take() == ["buy.touchUpInside"])
  }
}
