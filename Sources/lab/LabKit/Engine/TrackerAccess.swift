import AutoTrack
import LabLanguage

/// The app code's access to its tracker, shared by all launches of a run.
package final class TrackerAccess {
  /// The tracker of the present process.
  weak var tracker: Tracker? {
    didSet { timerIDs = [:] }
  }
  /// True if the tracker of the present process is not AutoTrack.
  var isOfOther = false
  /// The timer ids in the present process, by the app's names for them.
  private var timerIDs: [String: String] = [:]

  /// Stores the id that a start returned.
  func keep(timerID id: String, as word: String) { timerIDs[word] = id }

  /// Returns the tracker's name of a timer: an id, or the name of the event.
  func tracked(_ timer: TimerReference) throws(StepFault) -> String {
    guard let word = timer.id?.value else { return timer.event }
    guard let id = timerIDs[word] else {
      throw StepFault(
        "this process has not started a timer with the id \(word.quoted); start it first")
    }
    return id
  }
}
