/// The mistakes of one file, collected while readers go on.
///
/// A reader that returns nil has recorded the reason; a reader that returns a value may have
/// recorded mistakes too. A file is valid if nothing was recorded: see ``isEmpty``.
package final class Mistakes {
  /// The maximum number of errors shown, so a file of another format does not flood the terminal.
  package static let maximumShown = 100

  /// The file that every recorded offset points into.
  package let file: SourceFile
  /// The mistakes in the order of their discovery.
  package private(set) var recorded: [Mistake]

  /// Starts with the mistakes found earlier, by default none.
  package init(in file: SourceFile, _ recorded: [Mistake] = []) {
    self.file = file
    self.recorded = recorded
  }

  /// True if the file is valid so far.
  package var isEmpty: Bool { recorded.isEmpty }

  /// The number of mistakes, including those that are not shown.
  package var count: Int { recorded.count }

  /// The first ``maximumShown`` mistakes in order of position.
  package var errors: [SourceError] { first(Self.maximumShown) }

  /// Returns the first mistakes in order of position; the last one notes how many are left out.
  package func first(_ count: Int) -> [SourceError] {
    // The index keeps the order of mistakes at one offset: `sorted` need not be stable.
    let order = recorded.enumerated().sorted { left, right in
      (left.element.offset, left.offset) < (right.element.offset, right.offset)
    }
    var shown = order.prefix(count).map(\.element)
    let rest = order.count - shown.count
    if rest > 0, let last = shown.popLast() {
      let noun = rest == 1 ? "mistake is" : "mistakes are"
      shown.append(last.noting("\(rest) more \(noun) not shown"))
    }
    return shown.map { SourceError($0, in: file) }
  }

  package func record(_ mistake: Mistake) {
    recorded.append(mistake)
  }

  /// Records a mistake about a value or a key, shown at its first byte.
  package func record(
    _ message: String, at range: Range<Int>, remedy: String? = nil, note: String? = nil
  ) {
    record(Mistake(message, at: range.lowerBound, remedy: remedy, note: note))
  }

  /// Records a mistake about a value that may be read again, unless it is on record.
  package func recordOnce(_ message: String, at range: Range<Int>) {
    let mistake = Mistake(message, at: range.lowerBound)
    if !recorded.contains(mistake) { record(mistake) }
  }

  /// Records an unknown word with the nearest known word as a remedy, or else with all of them.
  package func record(
    _ message: String, _ word: String, at range: Range<Int>, among known: [String],
    _ nouns: String
  ) {
    if let question = Suggestion.question(for: word, among: known) {
      return record(message, at: range, remedy: question)
    }
    let list = known.isEmpty ? "none" : known.joined(separator: ", ")
    record(message, at: range, note: "\(nouns): \(list)")
  }
}

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

  /// Returns the mistake with one more line of help.
  fileprivate func noting(_ text: String) -> Mistake {
    let note = note.map { "\($0); \(text)" } ?? text
    return Mistake(message, at: offset, remedy: remedy, note: note)
  }
}
