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

  /// The path of the tapped row.
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

  /// Taps one row repeatedly.
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
