/// One thing that is wrong in a text: what was expected, and at which byte.
///
/// It is cheap to make; ``SourceError`` adds the file, the line and the caret when it is shown.
package struct Mistake: Error, Equatable, Sendable {
  /// What was expected and what was found, without a full stop.
  package let message: String
  /// At most the length of the file, which means its end.
  package let offset: Int
  /// The way out, where one is known: `did you mean 'tap'?`.
  package let remedy: String?
  /// What helps beyond the line, such as the keys that may stand here.
  package let note: String?

  /// A mistake at one byte; the end of the file counts as a place.
  package init(_ message: String, at offset: Int, remedy: String? = nil, note: String? = nil) {
    self.message = message
    self.offset = offset
    self.remedy = remedy
    self.note = note
  }
}
