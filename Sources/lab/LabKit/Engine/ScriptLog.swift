import AutoTrack
package import MiniUI
import Wording

/// An observer of the steps of app and SDK code.
package protocol ScriptObserver: AnyObject {
  /// Called after a text was noted.
  func didNote(_ text: String)
  /// Called before code repeats its message under another selector.
  func willSend(_ selector: SelectorID, to object: DynamicObject)
  /// Called before code performs runtime operations.
  func willChange(_ operations: [RuntimeOperation])
  /// Called after code has performed runtime operations.
  func didChange(in process: AppProcess)
}

/// The faults and notes of an app's own code in the current step.
package final class ScriptLog {
  private var trackers: [(process: ObjectIdentifier, tracker: Weak)] = []

  // The log outlives processes, and the tracker of one that has ended must be freed.
  private struct Weak { weak let tracker: Tracker? }

  /// The first fault; later ones are consequences and dropped.
  private(set) var fault: StepFault?
  /// The notes of the app's code, and of SDK code in it.
  private(set) var notes: [String] = []
  /// The depth of the app's methods that are running.
  var depth = 0
  /// The steps of pages that are running.
  var pages = PageChain()
  /// The budget of the app's methods and the pages.
  var budget = Budget()
  /// The observer of the scripts, for explanations; nil costs nothing.
  weak var observer: (any ScriptObserver)?
  /// True to attach to each view the description that it is made from.
  package var keepsSources = false

  /// Records the first fault, with its method.
  func record(_ fault: StepFault, in method: String) {
    guard self.fault == nil else { return }
    self.fault = StepFault(
      "\(fault.message), in \(method)", notes: fault.notes, question: fault.question,
      missing: fault.missing)
  }

  /// Records a fault that no method of the app causes.
  func record(_ fault: StepFault) { self.fault = self.fault ?? fault }

  func note(_ text: String) {
    budget.spendNote(of: text.utf8.count)
    notes.append(text)
    observer?.didNote(text)
  }

  /// Clears the log at the start of a step.
  package func reset() {
    fault = nil
    notes = []
    budget.reset()
  }

  /// Registers the tracker of a process, for the app's code.
  func note(_ tracker: Tracker, of process: AppProcess) {
    trackers.removeAll { $0.tracker.tracker == nil }
    trackers.append((ObjectIdentifier(process), Weak(tracker: tracker)))
  }

  /// Returns the tracker of a process, if it still exists.
  func tracker(of process: AppProcess) -> Tracker? {
    trackers.last { $0.process == ObjectIdentifier(process) }?.tracker.tracker
  }
}

/// The nested steps of pages, innermost last.
///
/// A step nests when its page opens another page, or its element taps another. The depth is
/// limited, because every level takes some of the lab's own stack.
struct PageChain {
  private var steps: [Link] = []

  private struct Link: Equatable {
    let step: String
    let page: String
  }

  /// True if another step would exceed the depth limit.
  var isFull: Bool { steps.count >= Budget.maximumCalls }

  mutating func begin(_ step: String, on page: String) {
    steps.append(Link(step: step, page: page))
  }

  mutating func end() { steps.removeLast() }

  /// The steps that repeat, in order; all of them if none does.
  var loop: String {
    guard let last = steps.last else { return "" }
    let before = steps.dropLast().lastIndex(of: last)
    let round = before.map { steps[($0 + 1)...] } ?? steps[...]
    return round.map { "\($0.step) on \($0.page)" }.joined(separator: ", ")
  }
}
