/// JSON5 1.0.0 (https://spec.json5.org), all of it, and a refusal of its own: duplicate keys.
///
/// Two choices that the standard leaves to a reader: half a surrogate pair (`"\uD83D"`) reads as
/// U+FFFD, because no text can hold it; keys are the same when they are canonically equivalent.
package enum JSON5 {
  /// How many arrays and objects may lie in each other; the bound that no input can overflow.
  package static let maximumDepth = 128

  /// The value of the file, or the first thing in it that is not JSON5.
  package static func parse(_ file: SourceFile) throws(SourceError) -> Node {
    do throws(Mistake) {
      return try parseNode(of: file)
    } catch {
      throw SourceError(error, in: file)
    }
  }

  /// As ``parse(_:)``, for those who collect mistakes.
  static func parseNode(of file: SourceFile) throws(Mistake) -> Node {
    var parser = JSON5Parser(file)
    return try parser.parse()
  }
}
