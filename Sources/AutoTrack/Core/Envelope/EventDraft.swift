/// An event before it is made: what it tells by itself, without number and context.
public struct EventDraft: Equatable, Sendable {
  /// What happened.
  public let name: EventName
  /// What kind of record it is.
  public let kind: EventKind
  /// When it happened, in milliseconds since 1970 on the device's clock, unless the app says so.
  public let time: Int
  /// What it tells; an app's own properties are among them.
  public let details: Properties
  /// Who had it captured.
  public let method: EventMethod
  /// What few envelopes say; nil for most events.
  public let extras: EventExtras?

  /// Takes the parts as they are; nothing is validated or added.
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
