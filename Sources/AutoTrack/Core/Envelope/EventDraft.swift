/// An event without number and context.
package struct EventDraft: Equatable, Sendable {
  package let name: EventName
  package let kind: EventKind
  /// The time in milliseconds since 1970, by the device's clock or set by the app.
  package let time: Int
  /// The event's own properties, including the app's.
  package let details: Properties
  /// The origin of the capture: an instrument or code.
  package let method: EventMethod
  /// The rare parts of the envelope; nil for most events.
  package let extras: EventExtras?

  /// Creates a draft; nothing is validated or added.
  package init(
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

/// The kind of a record: `type` in the envelope (S1.6).
public enum EventKind: String, Sendable, CaseIterable {
  /// An event.
  case track
  /// A login, which connects the installation with a person.
  case signUp = "track_signup"
  /// An identity was bound to the person.
  case bind = "track_id_bind"
  /// An identity was unbound from the person.
  case unbind = "track_id_unbind"
  /// Properties of the person's profile, replacing earlier values.
  case profileSet = "profile_set"
  /// Properties of the person's profile that have no value yet.
  case profileSetOnce = "profile_set_once"
  /// A property to remove from the person's profile.
  case profileUnset = "profile_unset"
  /// The deletion of the person's profile.
  case profileDelete = "profile_delete"
  /// Elements to append to lists of the profile.
  case profileAppend = "profile_append"
  /// Numbers to add to numbers of the profile.
  case profileIncrement = "profile_increment"
  /// Properties of an item.
  case itemSet = "item_set"
  /// The deletion of an item.
  case itemDelete = "item_delete"

  /// True for records about an item, which have no author.
  var isItem: Bool { self == .itemSet || self == .itemDelete }

  /// True for events, which carry the shared properties; false for profiles and items.
  package var isTrack: Bool {
    switch self {
    case .track, .signUp, .bind, .unbind: true
    default: false
    }
  }
}

/// The origin of an event's capture: `$lib_method` (SA-E06).
public enum EventMethod: String, Sendable {
  /// An instrument captured it.
  case autoTrack
  /// The app's code captured it.
  case code
}

/// The actual source of an event, independent of its `$lib_method`.
enum EventOrigin {
  /// An instrument detected an interaction.
  case instrument
  /// The app's code reported it.
  case code
  /// A page sent it (S2.4).
  case page
}
