/// A rule that adds a value of the app's objects to an event, without code of the app (S3.8).
public struct BusinessDataEntry: Hashable, Sendable {
  /// The bundle identifier of the app.
  public let appKey: String
  /// The versions of the app.
  public let appVersions: AppVersions
  /// The event that gets the value: one of ``events``.
  public let viewEvent: EventName
  /// The path of the view that the event is about.
  public let viewPath: PathPattern
  /// The key path from that view to the value.
  public let keyPath: PropertyPath
  /// The key of the value among the event's properties.
  public let keyName: String

  /// The events about a view.
  public static let events: [EventName] = [.appClick, .appViewScreen]

  /// Creates an entry.
  public init(
    appKey: String, appVersions: AppVersions, viewEvent: EventName, viewPath: PathPattern,
    keyPath: PropertyPath, keyName: String
  ) {
    self.appKey = appKey
    self.appVersions = appVersions
    self.viewEvent = viewEvent
    self.viewPath = viewPath
    self.keyPath = keyPath
    self.keyName = keyName
  }
}
