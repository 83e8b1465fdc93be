/// A parser for all of JSON5 1.0.0 (https://spec.json5.org) that also rejects duplicate keys.
///
/// The standard leaves two choices to a reader. Half a surrogate pair (`"\uD83D"`) reads as U+FFFD,
/// because a `String` cannot hold it. Keys are duplicates if their scalars are equal.
package enum JSON5 {
  /// The maximum nesting of arrays and objects; it protects the recursive parser's stack.
  package static let maximumDepth = 128

  /// Returns the value of the file, or throws the first syntax error.
  package static func parse(_ file: SourceFile) throws(SourceError) -> Node {
    do throws(Mistake) {
      return try parseNode(of: file)
    } catch {
      throw SourceError(error, in: file)
    }
  }

  /// Parses without building a ``SourceError``, for callers that collect mistakes.
  package static func parseNode(of file: SourceFile) throws(Mistake) -> Node {
    var parser = JSON5Parser(file)
    return try parser.parse()
  }
}
