/// The reason why a step, or the app's own code, failed.
package struct StepFault: Error, Equatable, Sendable {
  /// The thing, the place and the remedy in one sentence.
  package let message: String
  /// Helpful facts: the elements on the screen, near misses.
  package let notes: [String]

  /// The identifier without a match on the screen; nil for another fault.
  let missingIdentifier: String?

  /// A fault with a message and notes.
  package init(_ message: String, notes: [String] = [], missing identifier: String? = nil) {
    self.message = message
    self.notes = notes
    missingIdentifier = identifier
  }
}
