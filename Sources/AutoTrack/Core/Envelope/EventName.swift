/// Names that begin with `$` are the SDK's presets; all others belong to the app.
public struct EventName: Hashable, Sendable {
  /// The name as it is sent.
  public let text: String

  /// Takes any text; what a name may look like is a matter of validation.
  public init(_ text: String) {
    self.text = text
  }
}

extension EventName {
  /// The app became active, after a launch or from the background.
  public static let appStart = EventName("$AppStart")
  /// The system launched the app in the background (S1.6).
  public static let appStartPassively = EventName("$AppStartPassively")
  /// The app went to the background; a termination by itself is no event (SA-L05).
  public static let appEnd = EventName("$AppEnd")
  /// A screen appeared.
  public static let appViewScreen = EventName("$AppViewScreen")
  /// A screen disappeared, or the app left the foreground under it.
  public static let appPageLeave = EventName("$AppPageLeave")
  /// A person used an element.
  public static let appClick = EventName("$AppClick")
  /// A person scrolled something, and it has come to rest (S3.4).
  public static let appScroll = EventName("$AppScroll")
  /// A page arrived in a web view, or failed to (S3.4).
  public static let appWebViewLoad = EventName("$AppWebViewLoad")
  /// A person edited a text or turned a date picker; to what, nobody is told.
  public static let appInputChange = EventName("$AppInputChange")

  /// Everything that the SDK captures by itself or names.
  public static let presets: [EventName] = [
    .appStart, .appStartPassively, .appEnd, .appViewScreen, .appPageLeave, .appClick, .signUp,
    .bindID, .unbindID, .appScroll, .appWebViewLoad, .appInputChange,
  ]
}

extension EventName: ExpressibleByStringLiteral {
  /// For the events of an app's own.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension EventName: CustomStringConvertible {
  /// The name as it is sent.
  public var description: String { text }
}
