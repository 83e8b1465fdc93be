import AutoTrack

/// How an app's code reaches the tracker of its process; one for all launches of a run.
final class TrackerAccess {
  /// The tracker of the present process.
  weak var tracker: Tracker? {
    didSet { timerIDs = [:] }
  }
  /// The ids of timers that the app's code has in the present process, by its words for them.
  private var timerIDs: [String: String] = [:]

  /// Keeps the id that a start has returned.
  func keep(timerID id: String, as word: String) { timerIDs[word] = id }

  /// What the tracker knows a timer by: an id, or the name of the event.
  func tracked(_ timer: TimerReference) throws(StepFault) -> String {
    guard let word = timer.id?.value else { return timer.event }
    guard let id = timerIDs[word] else {
      throw StepFault(
        "this process has not started a timer with the id \(word.quoted); start it first")
    }
    return id
  }
}
