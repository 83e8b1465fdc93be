/// A record as it is stored and sent: author, name, time and details (S1.6).
public struct Event: Equatable, Sendable {
  /// The event without number and context.
  private let draft: EventDraft
  /// The number among the tracker's events over all starts; orders events of one millisecond.
  public let sequence: Int
  /// A random number that identifies the event: `_track_id`.
  public let trackID: UInt32
  /// The context that it shares with other events.
  package let context: EventContext

  package init(
    _ draft: consuming EventDraft, sequence: Int, trackID: UInt32 = 0, context: EventContext
  ) {
    self.draft = draft
    self.sequence = sequence
    self.trackID = trackID
    self.context = context
  }

  /// Creates an event; nothing is validated or added.
  package init(
    _ name: EventName, kind: EventKind = .track, time: Int, sequence: Int, trackID: UInt32 = 0,
    method: EventMethod = .autoTrack, details: Properties, context: EventContext,
    extras: EventExtras? = nil
  ) {
    self.init(
      EventDraft(name, kind: kind, at: time, details, by: method, extras: extras),
      sequence: sequence, trackID: trackID, context: context)
  }
}

/// A receiver of events.
public protocol EventSink: AnyObject {
  /// Receives an event; an error is recorded in ``Diagnostics`` and never reaches the app.
  func receive(_ event: consuming Event) throws
}

extension Event {
  /// The kind of record.
  public var kind: EventKind { draft.kind }

  /// The event's name.
  public var name: EventName { draft.name }

  /// The time in milliseconds since 1970, by the device's clock or set by the app.
  public var time: Int { draft.time }

  /// The origin of the capture: an instrument or code.
  public var method: EventMethod { draft.method }

  /// The event's own properties, including the app's.
  public var details: Properties { draft.details }

  /// The rare parts of the envelope; nil for most events.
  package var extras: EventExtras? { draft.extras }

  /// The author of the event.
  public var author: Author { extras?.page?.author ?? extras?.author ?? context.author }

  /// The login id, or the anonymous id before a login (S1.1).
  public var distinctID: String { author.distinctID }

  /// The id of the installation, before and after a login.
  public var anonymousID: String { author.anonymousID }

  /// The identities of the author, by their keys: `identities`.
  public var identities: Properties { person?.identities ?? [:] }

  /// The distinct id before a sign-up: `original_id`; nil for other events.
  public var originalID: String? { extras?.originalID }

  /// The item of a record about an item; nil for others.
  public var item: EventExtras.Item? { extras?.item }

  /// True for an event of a web page: `_hybrid_h5`.
  public var isHybrid: Bool { extras?.page != nil }

  /// The author that the envelope names; nil for a record about an item.
  var person: Author? { extras?.item == nil ? author : nil }
}

extension Event {
  /// All properties: the details merged with the shared ones (S1.6).
  ///
  /// Records about a person or an item have their details only. Events of pages lack
  /// `$referrer_title`, and the page's SDK sets the method.
  public var properties: Properties {
    properties(with: details)
  }

  func properties(with details: Properties) -> Properties {
    let (shared, own) = layers(with: details)
    return shared.merging(own)
  }

  /// Calls a closure for each of ``properties``, without a list of them.
  func eachProperty(_ visit: (String, Value) -> Void) {
    let (shared, own) = layers(with: details)
    shared.each(mergedWith: own, visit)
  }

  private func layers(with details: Properties) -> (shared: Properties, own: Properties) {
    guard kind.isTrack else { return ([:], details) }
    return context.layers(with: details, by: method, ofPage: extras?.page != nil)
  }

  /// Returns the value of one key of ``properties``.
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

extension Event {
  /// Returns a value of the envelope; `lib.` and `identities.` lead into its two objects.
  ///
  /// The key `identities` gives their number. Nil for a key that this event's envelope, or every
  /// envelope, lacks.
  public func envelope(_ key: String) -> Value? {
    if let inner = key.stripping(prefix: "lib.") { return library[inner] }
    if let inner = key.stripping(prefix: "identities.") { return person?.identities[inner] }
    return switch key {
    case "_hybrid_h5": extras?.page == nil ? nil : true
    case "_track_id": .integer(Int(trackID))
    case "anonymous_id": person.flatMap { $0.namesInstallation ? .string($0.anonymousID) : nil }
    case "distinct_id": person.map { .string($0.distinctID) }
    case "identities": person.map { .integer($0.identities.count) }
    case "item_id": extras?.item.map { .string($0.id) }
    case "item_type": extras?.item.map { .string($0.type) }
    case "login_id": loginID.map(Value.string)
    case "original_id": extras?.originalID.map(Value.string)
    case "project": project.map(Value.string)
    case "time": .integer(time)
    case "token": token.map(Value.string)
    case "type": .string(kind.rawValue)
    default: nil
    }
  }

  /// The keys of ``envelope(_:)``, except those inside objects.
  public static let envelopeKeys = [
    "_hybrid_h5", "_track_id", "anonymous_id", "distinct_id", "identities", "item_id", "item_type",
    "login_id", "original_id", "project", "time", "token", "type",
  ]
}

extension String {
  fileprivate func stripping(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
