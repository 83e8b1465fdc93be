import Testing

@testable import MiniUI

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

  @Test(arguments: [(true, ["tap.a"]), (false, ["didSelect 0", "tap.a"])])
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
