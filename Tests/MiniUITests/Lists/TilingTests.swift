import Testing

@testable import MiniUI

@Suite struct Tiling {
  @Test func `T196 TV-8 only the cells on the screen exist, and at most twelve are created`() {
    let table = TableStage([100])
    #expect(table.list.visibleCells.count == 10)
    #expect(table.cell(50) == nil)
    table.list.scrollToRow(at: 50, at: .top)
    #expect(table.cell(50) != nil)
    #expect(table.source.madeCells <= 12)
    for offset in stride(from: 0.0, to: 3_900, by: 7) {
      table.list.contentOffset = Point(x: 0, y: offset)
      table.layOut()
      #expect(table.list.shown.count + table.list.pool.views.count <= 13)
    }
    #expect(table.source.madeCells <= 12)
  }

  @Test func `TV-8 cells and rows on display are in index order, also after scrolling back`() {
    let table = TableStage([100])
    for row in [50, 45, 52, 0] {
      table.list.scrollToRow(at: CellPath(section: 0, row: row), at: .top)
      let rows = table.list.indexPathsForVisibleRows.map(\.row)
      #expect(rows == Array(row..<row + 10))
      #expect(table.list.visibleCells.map(\.frame.minY) == rows.map { Double($0) * 44 })
    }
  }

  @Test func `TV-8 a row without height is not visible`() {
    let table = TableStage([4])
    table.source.height = { $0 == 1 ? 0 : 100 }
    table.source.implement(TableDelegateMethod.rowHeight)
    table.list.delegate = nil
    table.list.delegate = table.source
    #expect(table.list.indexPathsForVisibleRows == [0, 2, 3])
    #expect(table.list.contentSize.height == 300)
    #expect(table.list.indexPathForRow(at: Point(x: 5, y: 150)) == 2)
  }

  @Test func `TV-23 the background view stays behind the cells and does not scroll`() {
    let table = TableStage([100])
    let background = View(in: table.list.process)
    table.list.backgroundView = background
    for offset in [0.0, 500, 3_000] {
      table.list.contentOffset = Point(x: 0, y: offset)
      table.layOut()
      #expect(table.list.subviews.first === background)
      #expect(background.frame == table.list.bounds)
      #expect(table.list.subviews.count > 10)
    }
    table.list.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test func `TV-9 a million rows of one height create as many cells as a hundred`() {
    let few = TableStage([100])
    let many = TableStage([0])
    many.source.manyRows = 1_000_000
    for table in [few, many] {
      table.list.reloadData()
      table.list.scrollToRow(at: 60, at: .bottom)
      table.layOut()
    }
    #expect(many.list.contentSize.height == 44_000_000)
    #expect(many.source.madeCells == few.source.madeCells)
    #expect(many.list.subviews.count == few.list.subviews.count)
    #expect(many.list.shown.count + many.list.pool.views.count <= 13)
    guard case .uniform(_, let count) = many.list.geometry?.sections[0].body else {
      Issue.record("rows of one height need no place of their own")
      return
    }
    #expect(count == 1_000_000)
    many.list.scrollToRow(at: 999_999, at: .bottom)
    many.tap(999_999)
    #expect(many.list.indexPathForSelectedRow == 999_999)
  }

  @Test func `TV-10 a row that scrolls in sends willDisplay, one that leaves didEndDisplaying`() {
    let table = TableStage([11], answering: [.willDisplay, .didEndDisplaying])
    table.list.contentOffset = Point(x: 0, y: 44)
    table.layOut()
    table.layOut()
    #expect(table.log.take() == ["didEndDisplaying 0", "willDisplay 10"])
    table.source.sections[0].removeLast()
    table.list.deleteRows(at: [10])
    #expect(table.log.take() == ["didEndDisplaying 10"])
  }

  @Test func `TV-7 the data source is asked again at the next layout after a reload`() {
    let table = TableStage([5])
    table.source.sections[0] = ["New"]
    table.list.reloadData()
    #expect((table.list.shown.count, table.texts, table.source.madeCells) == (5, ["New"], 5))
    #expect(table.list.contentSize.height == 44)
  }

  @Test func `TV-7 a reload scrolls back if the offset is beyond the new end`() {
    let table = TableStage([100])
    table.list.scrollToRow(at: 99, at: .bottom)
    table.source.sections[0].removeLast(80)
    table.list.reloadData()
    table.layOut()
    #expect((table.list.contentOffset.y, table.list.indexPathsForVisibleRows.first) == (440, 10))
  }

  @Test func `TV-11 a header of height 0 is not requested`() {
    let table = TableStage([2, 2], answering: [.header, .headerHeight], [.headerTitle])
    table.source.sectionHeight = 0
    table.list.reloadData()
    table.layOut()
    #expect(table.log.take() == [])
    #expect(table.list.headerView(forSection: 0) == nil)
    table.source.sectionHeight = 30
    table.list.reloadData()
    table.layOut()
    #expect(table.log.take() == ["header 0", "header 1"])
  }

  @Test func `TV-11 the delegate's header overrides the title`() throws {
    let table = TableStage([2, 2], answering: [.header], [.headerTitle])
    let own = View(in: table.stage.process)
    table.source.sectionView = { $0 == 0 ? own : nil }
    table.list.reloadData()
    table.layOut()
    #expect(table.list.headerView(forSection: 0) === own)
    #expect(table.list.place(of: own) == .header(0))
    let titled = table.list.headerView(forSection: 1) as? TableViewHeaderFooterView
    #expect((titled?.textLabel.text, titled?.place?.description) == ("Section 1", "header:1"))
    #expect(titled?.frame.minY == 116.0)
  }

  @Test func `TV-11 a plain table keeps the header of the topmost section on the screen`() {
    let table = TableStage([20, 20], [.headerTitle])
    table.list.contentOffset = Point(x: 0, y: 100)
    #expect(table.list.headerView(forSection: 0)?.frame.minY == 100)
    table.list.style = .grouped
    #expect(table.list.headerView(forSection: 0) == nil)
  }

  @Test func `TV-16 cells and headers are in the private views of the system`() throws {
    let table = TableStage([2], [.headerTitle])
    let cell = try #require(table.cell(0))
    #expect(cell.contentView.class.name == "UITableViewCellContentView")
    #expect(cell.textLabel.class.name == "UITableViewLabel")
    #expect(cell.detailTextLabel == nil)
    let header = try #require(table.list.headerView(forSection: 0) as? TableViewHeaderFooterView)
    #expect(header.contentView.class.name == "_UITableViewHeaderFooterContentView")
    #expect(header.textLabel.class.name == "_UITableViewHeaderFooterViewLabel")
    let second = TableViewCell(style: .subtitle, reuseIdentifier: nil, in: table.stage.process)
    second.detailTextLabel?.text = "More"
    #expect(second.contentView.subviews.map(\.class.name) == ["UITableViewLabel"])
  }

  @Test func `TV-8 the table's own header and footer enclose all sections`() {
    let table = TableStage([2])
    let (top, end) = (View(in: table.stage.process), View(in: table.stage.process))
    top.bounds.size = Size(width: 390, height: 60)
    end.bounds.size = Size(width: 390, height: 20)
    (table.list.tableHeaderView, table.list.tableFooterView) = (top, end)
    table.layOut()
    #expect((table.list.rectForRow(at: 0)?.minY, end.frame.minY) == (60, 148))
    #expect(table.list.contentSize.height == 168)
  }
}
