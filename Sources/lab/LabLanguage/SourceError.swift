/// A mistake for display: the place, the expectation, the remedy, the line and a caret.
///
///     Scenarios/clicks/tap.json5:12:18: unknown key 'expct'; did you mean 'expect'?
///         { tap: "#a", expct: [] }
///                      ^
///     keys here: tap, lasts, name, expect
package struct SourceError: Error, Equatable, Sendable {
  /// The file's name as given on the command line.
  package let file: String
  /// The position; nil for a file that cannot be read.
  package let position: SourcePosition?
  /// The expectation and the finding.
  package let message: String
  /// The remedy, shown after a semicolon on the first line.
  package private(set) var remedy: String?
  /// A separate line below the caret.
  package let note: String?
  private let excerpt: Excerpt?

  /// Resolves the place of a mistake and copies the line around it.
  package init(_ mistake: Mistake, in file: SourceFile) {
    self.file = file.name
    position = file.position(at: mistake.offset)
    message = mistake.message
    remedy = mistake.remedy
    note = mistake.note
    excerpt = Excerpt(of: file, at: mistake.offset)
  }

  /// An error about a whole file that is missing or cannot be read.
  package init(file: String, message: String, remedy: String? = nil) {
    self.file = file
    self.message = message
    self.remedy = remedy
    position = nil
    note = nil
    excerpt = nil
  }
}

extension SourceError {
  /// The message and the remedy, without the place.
  package var headline: String { message + (remedy.map { "; \($0)" } ?? "") }

  /// Adds a remedy, unless the error already has one.
  package func remedied(by remedy: String) -> SourceError {
    var error = self
    error.remedy = self.remedy ?? remedy
    return error
  }
}

extension SourceError: CustomStringConvertible {
  /// Several lines, the last without a line end.
  package var description: String {
    let place = position.map { "\(file):\($0)" } ?? file
    let lines = [
      "\(place): \(headline)".printable, excerpt?.line, excerpt?.pointer, note?.printable,
    ].compactMap(
      \.self)
    return lines.joined(separator: "\n")
  }
}
