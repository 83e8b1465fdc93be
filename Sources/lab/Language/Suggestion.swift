/// What a person most likely meant by a word that nothing knows: a key, a command, a flag.
package enum Suggestion {
  /// The word with the fewest slips, at most one for three letters; ties go to the alphabet.
  ///
  /// The word itself is no answer. Upper and lower case are the same letter here. Words of more
  /// than 64 letters get no answer.
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

  /// The nearest word as a question, the way a message ends: `did you mean 'expect'?`.
  package static func question(
    for word: String, among candidates: some Sequence<String>
  ) -> String? {
    nearest(to: word, among: candidates).map { "did you mean \($0.quoted)?" }
  }

  /// Lower case, or nil for a word too long to be a slip of another.
  private static func letters(of word: String) -> [Character]? {
    let longest = 64
    guard word.utf8.count <= longest * 4 else { return nil }
    let letters = Array(word.lowercased())
    return letters.count <= longest ? letters : nil
  }

  /// The distance between two words, or nil where they differ too much to be meant.
  private static func slips(between left: [Character], and right: [Character]) -> Int? {
    let limit = max(left.count, right.count) / 3
    guard abs(left.count - right.count) <= limit else { return nil }
    let distance = distance(from: left, to: right)
    return distance <= limit ? distance : nil
  }

  /// Damerau's distance: letters inserted, left out, replaced, or swapped with their neighbour.
  ///
  /// The restricted form (optimal string alignment): no letter takes part in two slips.
  private static func distance(from left: [Character], to right: [Character]) -> Int {
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
