/// Who had an event captured: `$lib_method` (SA-E06).
public enum EventMethod: String, Sendable {
  /// An instrument saw it.
  case autoTrack
  /// The app's code said so.
  case code
}
