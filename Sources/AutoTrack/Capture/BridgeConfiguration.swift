import MiniUI

/// The configuration of the bridge by which web pages pass their events to the tracker (S2.1).
public struct BridgeConfiguration: Equatable, Sendable {
  /// True to mark the web views' user agent, so that pages send their events by requests (S2.2).
  public var marksUserAgent = false
  /// True to let pages post script messages (S2.3).
  public var takesScriptMessages = false
  /// The server that pages see, such as `https://data.example/sa?project=shop`; nil for none.
  public var server: String?
  /// True to reject events of pages that use another server or project.
  public var verifiesServer = false

  /// Creates a configuration with every bridge off.
  public init() {}
}
