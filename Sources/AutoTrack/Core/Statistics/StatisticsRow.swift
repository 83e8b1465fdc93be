/// A row of the table `info_log`: a count of interactions on a screen (S4.5).
public struct StatisticsRow: Equatable, Sendable {
  /// The kinds of rows, with the numbers of the database.
  public enum Kind: Int, CaseIterable, Sendable {
    /// No interaction.
    case none
    /// A launch, or a move to the foreground.
    case foreground
    /// A click on a button.
    case click
    /// A click on a cell.
    case cell
    /// The time of a screen.
    case time
    /// A termination, or a move to the background.
    case background
  }

  /// `logType`.
  public var kind: Kind
  /// `vc_id`: the class of the screen; may be empty.
  public var screen: String
  /// `btn_id`: the element's id, else its content, else its view id; may be empty.
  public var element: String
  /// `functionName`: the selector of the latest action; may be empty.
  public var function: String
  /// `num`: the number of occurrences.
  public var count: Int
  /// `remainTime`: the duration in seconds, with three decimals.
  public var seconds: Double
  /// `lastTime`: the time of the last occurrence, in milliseconds since 1970.
  public var lastTime: Int

  package init(
    kind: Kind, screen: String = "", element: String = "", function: String = "", count: Int = 0,
    seconds: Double = 0, lastTime: Int
  ) {
    self.kind = kind
    self.screen = screen
    self.element = element
    self.function = function
    self.count = count
    self.seconds = seconds
    self.lastTime = lastTime
  }

  /// The number of decimals of seconds, as in events (docs/events.md), also in sums.
  static let decimals = 3

  /// Adds seconds, and rounds away the binary noise of the sum.
  mutating func add(seconds more: Double) {
    seconds = ((seconds + more) * 1_000).rounded() / 1_000
  }
}
