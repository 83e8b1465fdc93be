import MiniUI

/// How pages in an app's web views hand their events to the app's tracker (S2.1).
public struct BridgeConfiguration: Equatable, Sendable {
  /// Whether web views name the tracker in their user agent, so that pages send requests (S2.2).
  public var marksUserAgent = false
  /// Whether pages can post script messages (S2.3).
  public var takesScriptMessages = false
  /// Where the app's own events go: `https://data.example/sa?project=shop`; pages are told.
  public var server: String?
  /// Whether events of pages that belong to another server or project are refused.
  public var verifiesServer = false

  /// Pages are left alone unless told otherwise.
  public init() {}
}
