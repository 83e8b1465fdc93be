/// A row of `info_log`: what happened how often on a screen (S4.5).
public struct StatisticsRow: Equatable, Sendable {
  /// What a row is about, with the numbers of the database.
  public enum Kind: Int, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// The app was launched or came to the foreground.
    case foreground
    /// A button was clicked.
    case click
    /// A cell was clicked.
    case cell
    /// A screen was on display.
    case time
    /// The app ended or went to the background.
    case background
  }

  /// `logType`.
  public var kind: Kind
  /// `vc_id`: the class of the screen, or nothing.
  public var screen: String
  /// `btn_id`: the element's id, else its content, else its view id; or nothing.
  public var element: String
  /// `functionName`: the selector of the latest action, or nothing.
  public var function: String
  /// `num`: how often.
  public var count: Int
  /// `remainTime`: for how many seconds, to the millisecond.
  public var seconds: Double
  /// `lastTime`: when it happened last, in milliseconds since 1970.
  public var lastTime: Int

  /// Takes the parts as they are.
  public init(
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

  /// How many decimals seconds have, as in events (docs/events.md); sums of them have no more.
  static let decimals = 3

  /// Adds seconds; a sum of fractions of two has noise behind the last decimal, which goes.
  mutating func add(seconds more: Double) {
    seconds = ((seconds + more) * 1_000).rounded() / 1_000
  }
}
