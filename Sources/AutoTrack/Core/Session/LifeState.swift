/// The life state of the app as seen by a tracker (SA-L01 to SA-L05).
public enum LifeState: String, Sendable, CaseIterable {
  /// The state is unknown.
  case initial
  /// The system has launched the app in the background, and it has not been visible yet.
  case startedPassively
  /// The app is in the foreground.
  case started
  /// The app is in the background.
  case ended
  /// The app is about to terminate.
  case terminated
}
