/// An event before it is made: what it tells by itself, without number, time and context.
public struct EventDraft {
  /// What happened.
  public let name: EventName
  /// What kind of record it is.
  public let kind: EventKind
  /// What it tells.
  public let details: Properties
  /// Who had it captured.
  public let method: EventMethod
  /// What few envelopes say.
  public let extras: EventExtras?
  /// When it happened, in milliseconds since 1970, if somebody says so; else when it was seen.
  public let time: Int?

  init(
    _ name: EventName, kind: EventKind = .track, _ details: Properties,
    by method: EventMethod = .autoTrack, extras: EventExtras? = nil,
    time: Int? = nil
  ) {
    self.name = name
    self.kind = kind
    self.details = details
    self.method = method
    self.extras = extras
    self.time = time
  }
}
