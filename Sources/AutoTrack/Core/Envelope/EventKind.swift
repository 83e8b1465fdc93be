/// What kind of record an event is: `type` in the envelope (S1.6).
public enum EventKind: String, Sendable, CaseIterable {
  /// Something happened.
  case track
  /// An installation and a person became one: a login.
  case signUp = "track_signup"
  /// Another name of the person was learnt.
  case bind = "track_id_bind"
  /// A name of the person is theirs no more.
  case unbind = "track_id_unbind"
  /// Facts about the person, in the place of what was known.
  case profileSet = "profile_set"
  /// Facts about the person, where nothing was known.
  case profileSetOnce = "profile_set_once"
  /// A fact about the person that is not known any more.
  case profileUnset = "profile_unset"
  /// Nothing is known about the person any more.
  case profileDelete = "profile_delete"
  /// More elements of lists about the person.
  case profileAppend = "profile_append"
  /// What to add to numbers about the person.
  case profileIncrement = "profile_increment"
  /// Facts about a thing.
  case itemSet = "item_set"
  /// Nothing is known about a thing any more.
  case itemDelete = "item_delete"

  /// Whether it is about a thing, and so about nobody.
  var isItem: Bool { self == .itemSet || self == .itemDelete }

  /// Whether it tells something that happened, with the facts that all such events share.
  public var isTrack: Bool {
    switch self {
    case .track, .signUp, .bind, .unbind: true
    default: false
    }
  }
}
