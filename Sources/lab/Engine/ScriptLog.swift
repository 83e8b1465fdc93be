import AutoTrack
import MiniUI

/// What went wrong in an app's own code since the last step began.
final class ScriptLog {
  private var trackers: [(process: ObjectIdentifier, tracker: Weak)] = []

  private struct Weak { weak let tracker: Tracker? }

  /// The first thing; what follows from it is not kept.
  private(set) var fault: StepFault?
  /// What the app's code, and that of others in it, has noted.
  private(set) var notes: [String] = []
  /// How many methods of the app are running inside each other.
  var depth = 0
  /// The steps of pages that are running inside each other.
  var pages = PageChain()
  /// What the app's methods, and the pages, may still do.
  var budget = Budget()

  /// Keeps a fault with the method that it happened in.
  func record(_ fault: StepFault, in method: String) {
    guard self.fault == nil else { return }
    self.fault = StepFault(
      "\(fault.message), in \(method)", notes: fault.notes, missing: fault.missingIdentifier)
  }

  /// Keeps a text for the timeline.
  func note(_ text: String) {
    budget.spendNote(of: text.utf8.count)
    notes.append(text)
  }

  /// Forgets what was recorded and counted, as a new step begins.
  func reset() {
    fault = nil
    notes = []
    budget.reset()
  }

  /// Says which tracker the app's code in a process can ask.
  func note(_ tracker: Tracker, of process: AppProcess) {
    trackers.removeAll { $0.tracker.tracker == nil }
    trackers.append((ObjectIdentifier(process), Weak(tracker: tracker)))
  }

  /// The tracker that the app's code in a process can ask.
  func tracker(of process: AppProcess) -> Tracker? {
    trackers.last { $0.process == ObjectIdentifier(process) }?.tracker.tracker
  }
}
