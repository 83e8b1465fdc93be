/// The table `info_log`, in which rows with equal keys are added (S4.5).
///
/// The key is the kind, the screen and the element.
package final class StatisticsTable: StatisticsStore {
  private let database: Database
  private var addition: Statement?
  private var listing: Statement?
  private var subtraction: Statement?
  private var deletion: Statement?

  /// Creates an accessor; statements are prepared at their first use, since few tables are written.
  init(in database: Database) { self.database = database }

  /// Inserts a row, or adds its count and seconds to the row with its key.
  ///
  /// The existing row takes over the newer function and time.
  package func add(_ row: StatisticsRow) throws(StoreFault) {
    let addition = try database.prepared(&addition, Self.adding)
    addition.bind(1, row.kind.rawValue)
    addition.bind(2, row.screen)
    addition.bind(3, row.element)
    addition.bind(4, row.function)
    addition.bind(5, row.count)
    addition.bind(6, row.seconds)
    addition.bind(7, row.lastTime)
    try addition.run()
  }

  /// Returns the rows in the order in which their keys appeared, without damaged ones.
  package func rows() throws(StoreFault) -> [StatisticsRow] {
    let listing = try database.prepared(&listing, Self.listingRows)
    defer { listing.reset() }
    var rows: [StatisticsRow] = []
    while try listing.next() { if let row = StatisticsRow(sound: listing) { rows.append(row) } }
    return rows
  }

  /// Subtracts acknowledged rows; later counts stay (S4.6).
  ///
  /// Every interaction raises `num`, so a row with 0 is complete and is deleted.
  package func remove(_ sent: [StatisticsRow]) throws(StoreFault) {
    try database.transaction { () throws(StoreFault) in
      let subtraction = try database.prepared(&subtraction, Self.subtracting)
      let deletion = try database.prepared(&deletion, Self.deleting)
      for row in sent {
        subtraction.bind(1, row.count)
        subtraction.bind(2, row.seconds)
        subtraction.bind(key: row, from: 3)
        try subtraction.run()
        deletion.bind(key: row, from: 1)
        try deletion.run()
      }
    }
  }
}

/// A table of counts that survives the end of the app (S4.5).
public protocol StatisticsStore: AnyObject {
  /// Adds a count to the row with its key.
  func add(_ row: StatisticsRow) throws(StoreFault)

  /// Returns the rows, in the order in which their keys appeared.
  func rows() throws(StoreFault) -> [StatisticsRow]

  /// Subtracts acknowledged rows; later counts stay.
  func remove(_ sent: [StatisticsRow]) throws(StoreFault)
}

extension StatisticsTable {
  /// The columns that are read and written, in this order (S4.5).
  package static let columnNames = [
    "logType", "vc_id", "btn_id", "functionName", "num", "remainTime", "lastTime",
  ]
  private static let columns = columnNames.joined(separator: ", ")

  private static let adding = """
    INSERT INTO info_log (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (logType, vc_id, btn_id) DO UPDATE SET
        functionName = excluded.functionName, num = num + excluded.num,
        remainTime = round(remainTime + excluded.remainTime, \(StatisticsRow.decimals)),
        lastTime = excluded.lastTime
    """

  private static let listingRows = "SELECT \(columns) FROM info_log ORDER BY rowid"

  private static let subtracting = """
    UPDATE info_log SET num = num - ?,
      remainTime = round(remainTime - ?, \(StatisticsRow.decimals))
      WHERE logType = ? AND vc_id = ? AND btn_id = ?
    """

  private static let deleting = """
    DELETE FROM info_log WHERE num <= 0 AND logType = ? AND vc_id = ? AND btn_id = ?
    """
}

extension Statement {
  /// Binds the three columns of a row's key, from an index.
  fileprivate func bind(key row: StatisticsRow, from place: Int32) {
    bind(place, row.kind.rawValue)
    bind(place + 1, row.screen)
    bind(place + 2, row.element)
  }
}

extension StatisticsRow {
  /// Reads the current row of a statement; nil if the row is damaged.
  fileprivate init?(sound row: Statement) {
    let texts: ClosedRange<Int32> = 1...3
    guard row.kind(0) == .integer, row.kind(4) == .integer, row.kind(6) == .integer,
      texts.allSatisfy({ row.kind($0) == .text }), row.integer(4) >= 0, row.double(5).isFinite,
      let kind = Kind(rawValue: row.integer(0))
    else { return nil }
    self.init(
      kind: kind, screen: row.text(1), element: row.text(2),
      function: row.text(3), count: row.integer(4), seconds: row.double(5),
      lastTime: row.integer(6))
  }
}
