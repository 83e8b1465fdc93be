/// A mistake as a person sees it: the place, what was expected, the way out, the line, a caret.
///
///     Scenarios/clicks/tap.json5:12:18: unknown key 'expct'; did you mean 'expect'?
///         { tap: "#a", expct: [] }
///                      ^
///     keys here: tap, lasts, name, expect
package struct SourceError: Error, Equatable, Sendable {
  /// The file's name as the person typed it.
  package let file: String
  /// Nil for what lies in no text, such as a file that cannot be read.
  package let position: SourcePosition?
  /// What was expected and what was found.
  package let message: String
  /// The way out, behind a semicolon on the first line.
  package private(set) var remedy: String?
  /// Stands on a line of its own below the caret.
  package let note: String?
  private let excerpt: Excerpt?

  /// Finds the place of a mistake and copies the line around it.
  package init(_ mistake: Mistake, in file: SourceFile) {
    self.file = file.name
    position = file.position(at: mistake.offset)
    message = mistake.message
    remedy = mistake.remedy
    note = mistake.note
    excerpt = Excerpt(of: file, at: mistake.offset)
  }

  /// An error about a file as a whole, for one that is missing or cannot be read.
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
  /// What was expected and found, and the way out, without the place.
  var headline: String { message + (remedy.map { "; \($0)" } ?? "") }

  /// The same mistake with a way out, unless it has one already.
  func remedied(by remedy: String) -> SourceError {
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
