/// What became of a call about the identity.
public enum IdentityOutcome: Equatable, Sendable {
  /// Later events are about somebody else, or know them by more or less.
  case changed
  /// An event tells of it.
  case announced(IdentityAnnouncement)
  /// Nothing changes.
  case ignored(IdentityFault)
}
