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
  public var isTrack: Bool {
    switch self {
    case .track, .signUp, .bind, .unbind: true
    default: false
    }
  }
}
