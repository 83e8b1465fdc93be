/// What went wrong in an app's own code since the last step began.
final class ScriptLog {
  /// The first thing; what follows from it is not kept.
  private(set) var fault: StepFault?
  /// How many methods of the app are running inside each other.
  var depth = 0

  /// Keeps a fault with the method that it happened in.
  func record(_ fault: StepFault, in method: String) {
    guard self.fault == nil else { return }
    self.fault = StepFault("\(fault.message), in \(method)", notes: fault.notes)
  }

  /// Forgets what was recorded.
  func reset() { fault = nil }
}
