import Testing

@testable import MiniUI

/// Rows that change during the layout of a list.
@Suite struct ChangesWhileShowing {
  /// Runs a closure once, after the delegate's `willDisplay` for a row.
  private func whenShown(
    _ row: CellPath, _ table: TableStage, _ change: @escaping (TableStage) -> Void
  ) throws {
    var isDue = true
    try table.source.hookThisObject(
      .tableWillDisplayCell, owner: "app",
      .after { [unowned table] (_: ListSource, _, _, path) in
        guard isDue, ListSource.path(path) == row else { return }
        isDue = false
        change(table)
      })
    table.list.reloadData()
    table.layOut()
  }

  private func lines(_ rows: Int...) -> [String] { rows.map { "willDisplay \($0)" } }

  @Test func `TV-12 rows may be deleted in didScroll during a reload`() {
    let table = TableStage([20])
    table.list.scrollToRow(at: 19, at: .bottom)
    table.layOut()
    table.source.class.addMethod(
      .scrollViewDidScroll,
      Body { [unowned list = table.list] (source: ListSource, _, _) in
        guard source.sections[0].count > 10 else { return }
        source.sections[0].removeLast()
        list.deleteRows(at: [CellPath(section: 0, row: source.sections[0].count)])
      })
    table.list.delegate = nil
    table.list.delegate = table.source
    table.source.sections[0].removeLast(5)
    table.list.reloadData()
    table.layOut()
    #expect(table.crash == nil)
    #expect((table.texts, table.list.contentOffset) == ((0..<10).map { "Cell \($0)" }, .zero))
  }

  @Test func `TV-10 a row that is reloaded in willDisplay is in its place`() throws {
    let table = TableStage([3], answering: [.willDisplay])
    try whenShown(1, table) { table in
      table.source.sections[0][1] = "New"
      table.list.reloadRows(at: [1])
    }
    #expect((table.log.take(), table.texts) == (lines(0, 1, 1, 2), ["Cell 0", "New", "Cell 2"]))
    #expect(table.list.visibleCells.map(\.frame.minY) == [0, 44, 88])
    #expect(table.list.subviews.count == 3)
  }

  @Test func `TV-7 a reload in willDisplay shows the new rows`() throws {
    let table = TableStage([3], answering: [.willDisplay])
    try whenShown(1, table) { table in
      table.source.sections[0] = ["alone"]
      table.list.reloadData()
    }
    #expect(table.crash == nil)
    #expect((table.log.take(), table.texts) == (lines(0, 1, 0), ["alone"]))
    #expect(table.list.subviews.count == 1)
  }

  @Test func `TV-12 a row that is deleted in another row's willDisplay is not asked for`() throws {
    let table = TableStage([3], answering: [.willDisplay])
    try whenShown(0, table) { table in
      table.source.sections[0].removeLast()
      table.list.deleteRows(at: [2])
    }
    #expect(table.crash == nil)
    #expect((table.log.take(), table.texts) == (lines(0, 1), ["Cell 0", "Cell 1"]))
  }

  @Test func `TV-7 a reload asks for the cells again, even if the rows are counted first`() {
    let table = TableStage([2])
    table.source.sections[0] = ["new", "newer"]
    table.list.reloadData()
    #expect((table.list.numberOfRows(inSection: 0), table.texts) == (2, ["new", "newer"]))
  }

  private static let restless =
    "EXC_CRASH: the watchdog ended the app: the layout of a UITableView restarted 1000 times, "
    + "because its rows changed during each layout"

  @Test func `TV-7 a list that is reloaded whenever it displays a row ends the app`() throws {
    let table = TableStage([3], answering: [.willDisplay])
    try table.source.hookThisObject(
      .tableWillDisplayCell, owner: "app",
      .after { [unowned list = table.list] (_: ListSource, _, _, _) in list.reloadData() })
    table.list.reloadData()
    table.layOut()
    #expect((table.crash?.description, table.log.take().count) == (Self.restless, 1_000))
  }

  @Test func `TV-7 a list that is scrolled back whenever its rows are measured ends the app`() {
    let table = TableStage([3])
    table.source.class.addMethod(
      .scrollViewDidScroll,
      Body { [unowned list = table.list] (_: ListSource, _, _) in
        guard list.contentOffset.y == 0 else { return }
        list.reloadData()
        list.contentOffset = Point(x: 0, y: 5_000)
      })
    table.list.delegate = nil
    table.list.delegate = table.source
    table.list.contentOffset = Point(x: 0, y: 5_000)
    table.list.reloadData()
    table.layOut()
    #expect(table.crash?.description == Self.restless)
  }
}
