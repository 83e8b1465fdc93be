/// Something that happened, as it is stored and sent: who, what, when and the details (S1.6).
public struct Event: Equatable, Sendable {
  /// What it tells by itself.
  private let draft: EventDraft
  /// Counts a tracker's events over all its starts, and so orders those of one millisecond.
  public let sequence: Int
  /// A number that tells it from every other, by chance: `_track_id`.
  public let trackID: UInt32
  /// What it shares with the events around it.
  public let context: EventContext

  /// Gives a draft its number and its context.
  public init(
    _ draft: consuming EventDraft, sequence: Int, trackID: UInt32 = 0, context: EventContext
  ) {
    self.draft = draft
    self.sequence = sequence
    self.trackID = trackID
    self.context = context
  }

  /// Takes the parts as they are; nothing is validated or added.
  public init(
    _ name: EventName, kind: EventKind = .track, time: Int, sequence: Int, trackID: UInt32 = 0,
    method: EventMethod = .autoTrack, details: Properties, context: EventContext,
    extras: EventExtras? = nil
  ) {
    self.init(
      EventDraft(name, kind: kind, at: time, details, by: method, extras: extras),
      sequence: sequence, trackID: trackID, context: context)
  }
}

extension Event {
  /// What kind of record it is.
  public var kind: EventKind { draft.kind }

  /// What happened.
  public var name: EventName { draft.name }

  /// Milliseconds since 1970 on the device's clock, unless the app says so.
  public var time: Int { draft.time }

  /// Who had it captured.
  public var method: EventMethod { draft.method }

  /// What it tells by itself; an app's own properties are among them.
  public var details: Properties { draft.details }

  /// What few envelopes say; nil for most events.
  public var extras: EventExtras? { draft.extras }

  /// Who it is about.
  public var author: Author { extras?.page?.author ?? extras?.author ?? context.author }

  /// Who did it: the login id, or the anonymous id before a login (S1.1).
  public var distinctID: String { author.distinctID }

  /// Which installation it was, before and after a login.
  public var anonymousID: String { author.anonymousID }

  /// Whom its envelope names; a record about a thing is about nobody.
  var person: Author? { extras?.item == nil ? author : nil }
}

extension Event {
  /// Everything it says: its details among what it shares with others (S1.6).
  ///
  /// A record about a person or a thing has its details alone. A page has had other pages before
  /// it, and its own SDK says who captured the event.
  public var properties: Properties {
    guard kind.isTrack else { return details }
    return shared.properties(with: details, by: method)
  }

  /// What its properties have in common with those of others.
  var shared: SharedProperties {
    guard let page = extras?.page else { return context.shared }
    return page.shared?.properties ?? SharedProperties(ofPagesIn: context)
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
