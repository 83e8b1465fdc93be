/// What went wrong in an app's own code since the last step began.
final class ScriptLog {
  /// The first thing; what follows from it is not kept.
  private(set) var fault: StepFault?
  /// What the app's code, and that of others in it, has noted.
  private(set) var notes: [String] = []
  /// How many methods of the app are running inside each other.
  var depth = 0
  /// How many actions the app's methods have done.
  private(set) var actionCount = 0

  /// Methods of an app that do more in one step end it, as the system's watchdog would.
  static let maximumActions = 1_000_000

  /// Keeps a fault with the method that it happened in.
  func record(_ fault: StepFault, in method: String) {
    guard self.fault == nil else { return }
    self.fault = StepFault(
      "\(fault.message), in \(method)", notes: fault.notes, missing: fault.missingIdentifier)
  }

  /// Counts one more action; false when the step has had as many as it may.
  func allowsAction() -> Bool {
    guard actionCount < Self.maximumActions else { return false }
    actionCount += 1
    return true
  }

  /// Keeps a text for the timeline.
  func note(_ text: String) { notes.append(text) }

  /// Forgets what was recorded and counted, as a new step begins.
  func reset() {
    fault = nil
    notes = []
    actionCount = 0
  }
}
