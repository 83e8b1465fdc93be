import AutoTrack

/// How an app's code reaches the tracker of its process; one for all launches of a run.
final class TrackerAccess {
  /// The tracker of the present process.
  weak var tracker: Tracker?
}
