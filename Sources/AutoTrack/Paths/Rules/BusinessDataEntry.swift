/// One instruction to add a value of the app's own to an event, without code of the app's (S3.8).
public struct BusinessDataEntry: Hashable, Sendable {
  /// The bundle identifier of the app that it is meant for.
  public let appKey: String
  /// The versions of the app that it is meant for.
  public let appVersions: AppVersions
  /// The event that gets the value: one of ``events``.
  public let viewEvent: EventName
  /// The view that the event has to be about.
  public let viewPath: PathPattern
  /// Where the value is, from that view on.
  public let keyPath: PropertyPath
  /// The name that the value gets among the event's properties.
  public let keyName: String

  /// The events that are about a view.
  public static let events: [EventName] = [.appClick, .appViewScreen]

  /// Takes the parts as they are.
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
