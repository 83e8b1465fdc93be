/// Everything that is wrong in one file, collected while readers go on.
///
/// A reader that answers nil has recorded why; a reader that answers may have recorded something
/// too. A file is good when nothing was recorded: see ``isEmpty``.
package final class Mistakes {
  /// How many errors are shown at most: a file of another format must not flood the terminal.
  package static let maximumShown = 100

  /// The file that every offset recorded here points into.
  package let file: SourceFile
  /// The mistakes in the order in which they were found.
  private(set) var recorded: [Mistake]

  /// Nothing is wrong yet, but for what was found before.
  package init(in file: SourceFile, _ recorded: [Mistake] = []) {
    self.file = file
    self.recorded = recorded
  }

  /// Whether the file is good so far.
  package var isEmpty: Bool { recorded.isEmpty }

  /// All mistakes, those that are not shown included.
  package var count: Int { recorded.count }

  /// The first ``maximumShown`` mistakes in order of position.
  package var errors: [SourceError] {
    let order = recorded.enumerated().sorted { left, right in
      (left.element.offset, left.offset) < (right.element.offset, right.offset)
    }
    return order.prefix(Self.maximumShown).map { SourceError($0.element, in: file) }
  }

  /// Keeps a mistake for the end of the reading.
  package func record(_ mistake: Mistake) {
    recorded.append(mistake)
  }

  /// Keeps a mistake about a value or a key, shown where it begins.
  package func record(
    _ message: String, at range: Range<Int>, remedy: String? = nil, note: String? = nil
  ) {
    record(Mistake(message, at: range.lowerBound, remedy: remedy, note: note))
  }

  /// Keeps a mistake about a word that is none of those there are, and shows these.
  package func record(
    _ message: String, _ word: String, at range: Range<Int>, among known: [String],
    _ nouns: String
  ) {
    record(
      message, at: range, remedy: Suggestion.question(for: word, among: known),
      note: "\(nouns): \(known.isEmpty ? "none" : known.joined(separator: ", "))")
  }
}
