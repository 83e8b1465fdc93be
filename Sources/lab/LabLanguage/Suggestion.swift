/// Spelling suggestions for an unknown key, command or flag.
package enum Suggestion {
  /// Returns the candidate with the fewest slips, at most one per three letters; ties sort by name.
  ///
  /// The word itself is never suggested. Case is ignored. Words of more than 64 letters get no
  /// suggestion.
  package static func nearest(
    to word: String, among candidates: some Sequence<String>
  ) -> String? {
    guard let letters = letters(of: word) else { return nil }
    var best: (slips: Int, word: String)?
    for candidate in candidates where candidate != word {
      guard let others = self.letters(of: candidate),
        let slips = slips(between: letters, and: others)
      else { continue }
      if let best, (best.slips, best.word) <= (slips, candidate) { continue }
      best = (slips, candidate)
    }
    return best?.word
  }

  /// Returns the nearest word as the question that ends a message: `did you mean 'expect'?`.
  package static func question(
    for word: String, among candidates: some Sequence<String>
  ) -> String? {
    nearest(to: word, among: candidates).map { "did you mean \($0.quoted)?" }
  }

  /// Returns the question, or without a near word a list of all: `loops: send, tap`.
  package static func remedy(for word: String, among known: [String], _ nouns: String) -> String {
    question(for: word, among: known) ?? "\(nouns): \(known.joined(separator: ", "))"
  }

  /// Returns the lowercase letters; nil for a word too long to be a slip of another.
  private static func letters(of word: String) -> [Character]? {
    let longest = 64
    guard word.utf8.count <= longest * 4 else { return nil }
    let letters = Array(word.lowercased())
    return letters.count <= longest ? letters : nil
  }

  /// Returns the distance between two words; nil if they differ too much.
  private static func slips(between left: [Character], and right: [Character]) -> Int? {
    let limit = max(left.count, right.count) / 3
    // The distance is at least the difference of the lengths: no need for the matrix.
    guard abs(left.count - right.count) <= limit else { return nil }
    let distance = distance(from: left, to: right)
    return distance <= limit ? distance : nil
  }

  /// Returns the Damerau distance: letters inserted, deleted, replaced, or swapped.
  ///
  /// The restricted form (optimal string alignment): no letter takes part in two slips.
  private static func distance(from left: [Character], to right: [Character]) -> Int {
    // The last two rows of the distance matrix are enough.
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var next = [row + 1]
      for column in right.indices {
        let replacement = last[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(replacement, last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        next.append(least)
      }
      beforeLast = last
      last = next
    }
    return last[right.count]
  }
}
