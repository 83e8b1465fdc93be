@testable import MiniUI

/// A stage with a table of 390 × 440 points, ten rows high, and its data source and delegate.
///
///     let table = TableStage([10], answering: [.didSelect])   // one section of ten rows
///     try table.tap(5)
///     #expect(table.log.take() == ["didSelect 5"])
final class TableStage {
  let stage = Stage()
  let source: ListSource
  let list: TableView
  var log: Log { stage.log }

  /// Makes sections of so many rows, with the texts `Cell 0` and so on.
  convenience init(
    _ counts: [Int], answering methods: [TableDelegateMethod] = [],
    _ sourceMethods: [TableDataSourceMethod] = []
  ) {
    self.init(
      texts: counts.map { (0..<$0).map { "Cell \($0)" } }, answering: methods, sourceMethods)
  }

  init(
    texts: [[String]], answering methods: [TableDelegateMethod] = [],
    _ sourceMethods: [TableDataSourceMethod] = []
  ) {
    source = ListSource.make(in: stage.process, log: stage.log)
    list = stage.view(Rect(x: 0, y: 100, width: 390, height: 440), TableView.self)
    source.sections = texts
    for method in methods { source.implement(method) }
    for method in sourceMethods { source.implement(method) }
    if texts.count > 1 { source.implement(TableDataSourceMethod.sections) }
    list.dataSource = source
    list.delegate = source
    layOut()
    log.take()
  }

  /// Runs the pending layouts.
  func layOut() { stage.window.layoutIfNeeded() }

  func cell(_ row: Int, in section: Int = 0) -> TableViewCell? {
    list.cellForRow(at: CellPath(section: section, row: row))
  }

  /// Taps the middle of a row on display.
  func tap(_ row: Int, in section: Int = 0) {
    guard let point = middle(row, in: section) else { return }
    stage.finger.tap(at: point)
  }

  /// The middle of a row on display, on the screen.
  func middle(_ row: Int, in section: Int = 0) -> Point? {
    cell(row, in: section).map {
      stage.window.convertToScreen($0.convert(Point(x: 100, y: $0.bounds.midY), to: stage.window))
    }
  }

  var texts: [String?] { list.visibleCells.map(\.textLabel.text) }

  /// The exception that crashed the process, or nil.
  var crash: String? { stage.crash }
}

extension Stage {
  /// The exception that crashed the process, or nil.
  var crash: String? {
    guard case .crashed(let exception) = process.state else { return nil }
    return exception.description
  }
}

extension CellPath: ExpressibleByIntegerLiteral {
  /// A row of the first section.
  init(integerLiteral row: Int) { self.init(section: 0, row: row) }
}
