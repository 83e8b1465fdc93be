import AutoTrack
import MiniUI

/// What a tap on a row costs from the finger to the event, in a table that fills the screen.
final class ListBench {
  private let process: AppProcess
  private let tracker: Tracker
  private let sink = BenchSink()
  private let finger: Finger
  private let rows: ListBenchRows
  private let table: TableView
  private let point: Point
  private var taps = 0

  /// Where the row that is tapped is.
  private static let path = "UIViewController[0]/UITableView[0]/CountedCell[0:3]"
  /// Which row is tapped.
  private static let row = CellPath(section: 0, row: 3)

  /// Launches an app with so many rows, under a tracker with every instrument.
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

  /// Taps one row again and again.
  @inline(never)
  func tap(_ count: Int) {
    for _ in 0..<count { finger.tap(at: point, lasting: .milliseconds(100)) }
    taps += count
  }

  /// Whether each tap told the delegate and gave one click with the right path, and whether no more
  /// cells have existed at a time than fit the screen and two; forgets the taps.
  func check() throws {
    defer { forget() }
    guard rows.selections == taps else {
      throw BenchError.wrong("\(taps) taps, \(rows.selections) rows")
    }
    try sink.check(clicks: taps, at: Self.path)
    try checkCells()
  }

  /// Scrolls from the first row to the last and back, a row and a half at a time at both ends and
  /// in a hundred leaps between.
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
