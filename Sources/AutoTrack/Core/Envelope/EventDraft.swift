/// An event without number and context.
public struct EventDraft: Equatable, Sendable {
  /// The event's name.
  public let name: EventName
  /// The kind of record.
  public let kind: EventKind
  /// The time in milliseconds since 1970, by the device's clock or set by the app.
  public let time: Int
  /// The event's own properties, including the app's.
  public let details: Properties
  /// The origin of the capture: an instrument or code.
  public let method: EventMethod
  /// The rare parts of the envelope; nil for most events.
  public let extras: EventExtras?

  /// Creates a draft; nothing is validated or added.
  public init(
    _ name: EventName, kind: EventKind = .track, at time: Int, _ details: Properties,
    by method: EventMethod = .autoTrack, extras: EventExtras? = nil
  ) {
    self.name = name
    self.kind = kind
    self.time = time
    self.details = details
    self.method = method
    self.extras = extras
  }
}
