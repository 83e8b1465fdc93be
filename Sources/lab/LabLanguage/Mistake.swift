/// An error in a text: the expectation, the finding and the byte offset.
///
/// It is cheap to make; ``SourceError`` adds the file, the line and the caret when it is shown.
package struct Mistake: Error, Equatable, Sendable {
  /// The expectation and the finding, without a full stop.
  package let message: String
  /// A byte offset; the length of the file means its end.
  package let offset: Int
  /// A remedy, if one is known: `did you mean 'tap'?`.
  package let remedy: String?
  /// Further help, such as the keys that are allowed here.
  package let note: String?

  /// A mistake at one byte; the end of the file is allowed.
  package init(_ message: String, at offset: Int, remedy: String? = nil, note: String? = nil) {
    self.message = message
    self.offset = offset
    self.remedy = remedy
    self.note = note
  }
}
