/// Something that happened, as it is stored and sent: who, what, when and the details (S1.6).
public struct Event: Equatable, Sendable {
  /// What kind of record it is.
  public let kind: EventKind
  /// What happened.
  public let name: EventName
  /// Milliseconds since 1970 on the device's clock.
  public let time: Int
  /// Counts a tracker's events over all its starts, and so orders those of one millisecond.
  public let sequence: Int
  /// A number that tells it from every other, by chance: `_track_id`.
  public let trackID: UInt32
  /// Who had it captured.
  public let method: EventMethod
  /// What it tells by itself; an app's own properties are among them.
  public let details: Properties
  /// What it shares with the events around it.
  public let context: EventContext
  /// What few envelopes say; nil for most events.
  public let extras: EventExtras?

  /// Takes the parts as they are; nothing is validated or added.
  public init(
    _ name: EventName, kind: EventKind = .track, time: Int, sequence: Int, trackID: UInt32 = 0,
    method: EventMethod = .autoTrack, details: Properties, context: EventContext,
    extras: EventExtras? = nil
  ) {
    self.kind = kind
    self.name = name
    self.time = time
    self.sequence = sequence
    self.trackID = trackID
    self.method = method
    self.details = details
    self.context = context
    self.extras = extras
  }

  /// Who it is about.
  public var author: Author { extras?.page?.author ?? extras?.author ?? context.author }

  /// Who did it: the login id, or the anonymous id before a login (S1.1).
  public var distinctID: String { author.distinctID }

  /// Which installation it was, before and after a login.
  public var anonymousID: String { author.anonymousID }
}

extension Event {
  /// Everything it says: its details among what it shares with others (S1.6).
  ///
  /// The later wins: facts about app and device, what is true of the moment, the details, what the
  /// SDK sets last. A record about a person or a thing has its details alone.
  public var properties: Properties {
    guard kind.isTrack else { return details }
    // A page has had other pages before it.
    var own = extras?.page == nil ? context.passing.merging(details) : details
    own.merge(context.last)
    if extras?.page == nil, own["$lib_method"] == nil { own.merge(method.properties) }
    return context.automatic.merging(own)
  }

  /// What is under one key of ``properties``.
  public subscript(key: String) -> Value? {
    if let detail = details[key], context.last[key] == nil { return detail }
    return properties[key]
  }
}

extension Event: CustomStringConvertible {
  /// One line: `#3 $AppClick at 1577836800050 ms by A1B2: {"$title":"Home"}`.
  public var description: String {
    "#\(sequence) \(name) at \(time) ms by \(distinctID): \(details)"
  }
}
