/// Why a step could not be done as written, or the app's own code could not.
package struct StepFault: Error, Equatable, Sendable {
  /// The thing, the place and the way out, in one sentence.
  package let message: String
  /// What helps to see why: what is on the screen, near misses.
  package let notes: [String]

  /// The identifier that nothing on the screen has; nil where something else was wrong.
  let missingIdentifier: String?

  /// Takes the words as they are.
  package init(_ message: String, notes: [String] = [], missing identifier: String? = nil) {
    self.message = message
    self.notes = notes
    missingIdentifier = identifier
  }
}
