/// A name of events; a prefix of `$` marks the SDK's presets.
public struct EventName: Hashable, Sendable {
  /// The name as it is sent.
  public let text: String

  /// Creates a name from any text, without validation.
  package init(_ text: String) {
    self.text = text
  }
}

extension EventName {
  /// The app became active, after a launch or from the background.
  public static let appStart = EventName("$AppStart")
  /// The system launched the app in the background (S1.6).
  public static let appStartPassively = EventName("$AppStartPassively")
  /// The app went to the background; a termination alone gives no event (SA-L05).
  public static let appEnd = EventName("$AppEnd")
  /// A screen appeared.
  public static let appViewScreen = EventName("$AppViewScreen")
  /// A screen disappeared, or the app left the foreground under it.
  public static let appPageLeave = EventName("$AppPageLeave")
  /// A person used an element.
  public static let appClick = EventName("$AppClick")
  /// A person's scrolling has ended (S3.4).
  public static let appScroll = EventName("$AppScroll")
  /// A web view has loaded a page or failed (S3.4).
  public static let appWebViewLoad = EventName("$AppWebViewLoad")
  /// A person edited a text or changed a date picker; the value is not captured.
  public static let appInputChange = EventName("$AppInputChange")

  /// The names of the SDK's own events.
  package static let presets: [EventName] = [
    .appStart, .appStartPassively, .appEnd, .appViewScreen, .appPageLeave, .appClick, .signUp,
    .bindID, .unbindID, .appScroll, .appWebViewLoad, .appInputChange,
  ]
}

extension EventName: ExpressibleByStringLiteral {
  /// Creates the name of an app's own event.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension EventName: CustomStringConvertible {
  /// The name as it is sent.
  public var description: String { text }
}
