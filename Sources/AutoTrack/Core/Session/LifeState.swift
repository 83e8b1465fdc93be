/// Where the app stands as a tracker sees it: a machine of five states (SA-L01 to SA-L05).
public enum LifeState: String, Sendable, CaseIterable {
  /// Nothing has been heard of the app yet.
  case initial
  /// The system has launched it in the background, and nobody has seen it yet.
  case startedPassively
  /// It is in the foreground.
  case started
  /// It is in the background.
  case ended
  /// It is about to be gone.
  case terminated
}
