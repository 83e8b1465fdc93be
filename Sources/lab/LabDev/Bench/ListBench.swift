import AutoTrack
import MiniUI

/// Benchmark of a tap on a row, from the finger to the event, in a table that fills the screen.
final class ListBench {
  private let process: AppProcess
  private let tracker: Tracker
  private let sink = BenchSink()
  private let finger: Finger
  private let rows: ListBenchRows
  private let table: TableView
  private let point: Point
  private var taps = 0

  private static let path = "UIViewController[0]/UITableView[0]/CountedCell[0:3]"
  private static let row = CellPath(section: 0, row: 3)

  /// Launches an app with a table, under a tracker with every instrument.
  init(rowCount: Int) throws {
    let screen = ListBenchScreen()
    process = Device().start(screen.app(rowCount: rowCount))
    tracker = Tracker(in: process, sink: sink)
    finger = Finger(using: process)
    tracker.start()
    process.launch()
    _ = process.mainLoop.settle()
    guard let (table, rows) = screen.takeParts(), let cell = table.cellForRow(at: Self.row) else {
      throw BenchError.wrong("there is no row to tap")
    }
    (self.table, self.rows) = (table, rows)
    point = try process.application.aim(at: cell)
    forget()
  }

  @inline(never)
  func tap(_ count: Int) {
    for _ in 0..<count { finger.tap(at: point, lasting: .milliseconds(100)) }
    taps += count
  }

  /// Throws unless each tap notified the delegate and gave one click with the right path.
  ///
  /// At most two cells more than fit the screen may have existed. Clears the counts.
  func check() throws {
    defer { forget() }
    guard rows.selections == taps else {
      throw BenchError.wrong("\(taps) taps, \(rows.selections) rows")
    }
    try sink.check(clicks: taps, at: Self.path)
    try checkCells()
  }

  /// Scrolls from the first row to the last and back.
  ///
  /// The steps are a row and a half at both ends, and a hundredth of the content in between.
  func scrollThrough() throws {
    let end = table.contentSize.height - table.bounds.height
    let near = (0..<60).map { Double($0) * 1.5 * table.rowHeight }
    let leaps = (0...100).map { Double($0) / 100 * end }
    for top in near + leaps + near.map({ end - $0 }) + [0] {
      table.contentOffset = Point(x: 0, y: min(max(top, 0), end))
      table.layoutIfNeeded()
    }
    _ = process.mainLoop.settle()
    try checkCells()
  }

  private func checkCells() throws {
    let fitting = Int((table.bounds.height / table.rowHeight).rounded(.up)) + 1
    guard rows.census.most <= fitting + 2 else {
      throw BenchError.wrong("\(rows.census.most) cells where \(fitting) fit the screen")
    }
  }

  private func forget() {
    (taps, rows.selections) = (0, 0)
    sink.forget()
  }
}

/// The figure of a tap on a row: in a table of 1,000,000 rows against one of 100.
enum ListFigures {
  /// Measures before the tables are scrolled from end to end, and checks them after both.
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let (few, many) = (try ListBench(rowCount: 100), try ListBench(rowCount: 1_000_000))
    let times = stopwatch.shortened(by: 200).compare(many.tap, with: few.tap)
    for bench in [few, many] {
      try bench.check()
      try bench.scrollThrough()
    }
    return [
      Figure("tap on one of 1,000,000 rows, to the event, against one of 100", times, limit: 1.5)
    ]
  }
}

/// A screen filled by a table.
final class ListBenchScreen {
  private var parts: (table: TableView, rows: ListBenchRows)?

  /// The table and its rows, once the app has been launched.
  ///
  /// They are handed over, because the process keeps its app, and that this screen.
  func takeParts() -> (table: TableView, rows: ListBenchRows)? {
    defer { parts = nil }
    return parts
  }

  func app(rowCount: Int) -> App {
    App { process in
      let controller = ViewController(in: process)
      let table = TableView(frame: controller.view.bounds, style: .plain, in: process)
      let rows = ListBenchRows(in: process)
      rows.count = rowCount
      (table.dataSource, table.delegate) = (rows, rows)
      controller.view.addSubview(table)
      self.parts = (table, rows)
      (process.application.delegate as? ApplicationDelegate)?.show(controller)
    }
  }
}

/// The data source and delegate of the table.
final class ListBenchRows: DynamicObject {
  var count = 0
  /// The number of selections reported by the table.
  var selections = 0
  let census = CellCensus()

  override class var classDefinition: ClassDefinition {
    ClassDefinition(ListBenchRows.self) { methods in
      methods.define(.tableNumberOfRows) { rows, _, _, _ in rows.count }
      methods.define(.tableCellForRow) { rows, table, _, _ in (table as? TableView).map(rows.cell) }
      methods.define(.tableDidSelectRow) { rows, _, _, _ in rows.selections += 1 }
    }
  }

  private func cell(of table: TableView) -> DynamicObject {
    if let cell = table.dequeueReusableCell(withIdentifier: "row") { return cell }
    let cell = CountedCell(style: .default, reuseIdentifier: "row", in: table.process)
    cell.census = census
    return cell
  }
}

/// A cell that is counted while it exists.
final class CountedCell: TableViewCell {
  var census: CellCensus? { didSet { census?.living += 1 } }

  deinit { census?.living -= 1 }
}

/// The number of cells that exist.
final class CellCensus {
  var living = 0 { didSet { most = max(most, living) } }
  /// The maximum number at one time.
  private(set) var most = 0
}
