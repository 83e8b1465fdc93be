public import MiniUI

/// The table `info_log` in memory; a row with a known key is updated.
public struct InfoLog {
  /// The rows, in the order of their first insertion.
  public private(set) var rows: [InfoRow] = []

  /// Makes an empty table.
  public init() {}

  /// Adds a click, or increments the row with the same screen, button and function.
  mutating func addClick(_ row: InfoRow) {
    guard let index = index(of: row) else { return rows.append(row) }
    rows[index].num += 1
    rows[index].lastTime = row.lastTime
  }

  /// Adds the time that a screen was shown.
  mutating func addTime(_ row: InfoRow) {
    guard let index = index(of: row) else { return rows.append(row) }
    rows[index].remainTime += row.remainTime
    rows[index].lastTime = row.lastTime
  }

  private func index(of row: InfoRow) -> Int? {
    rows.firstIndex {
      ($0.vcID, $0.buttonID, $0.functionName, $0.logType)
        == (row.vcID, row.buttonID, row.functionName, row.logType)
    }
  }
}

/// A row of `info_log`.
public struct InfoRow: Equatable {
  /// `vc_id`: the class of the screen.
  public var vcID = ""
  /// `remainTime`: the seconds that the screen was shown.
  public var remainTime = 0.0
  /// `btn_id`: the clicked view, by class and text.
  public var buttonID = ""
  /// `functionName`: the action.
  public var functionName = ""
  /// `num`: the number of clicks.
  public var num = 0
  /// `lastTime`: when the row was last written.
  public var lastTime: Instant
  /// `logType`.
  public var logType: LogType

  /// The kind of a row, with the numbers of the database.
  public enum LogType: Int {
    /// No interaction.
    case none
    /// The app came to the foreground.
    case foreground
    /// A button was clicked.
    case click
    /// A cell was clicked.
    case cell
    /// A screen was shown.
    case time
    /// The app ended or went to the background.
    case background
  }
}
