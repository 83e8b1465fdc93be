/// The outcome of a call about the identity.
public enum IdentityOutcome: Equatable, Sendable {
  /// The author of later events has changed.
  case changed
  /// An event reports the change.
  case announced(IdentityAnnouncement)
  /// The call had no effect.
  case ignored(IdentityFault)
}
