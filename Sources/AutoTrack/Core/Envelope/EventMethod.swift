/// The origin of an event's capture: `$lib_method` (SA-E06).
public enum EventMethod: String, Sendable {
  /// An instrument captured it.
  case autoTrack
  /// The app's code captured it.
  case code
}
