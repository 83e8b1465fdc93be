package import Wording

extension Sequence<Sentence> {
  /// The sentences with commas, and "and" before the last: `a, b and c`.
  package var listed: Sentence { listed { "\($0) and \($1)" } }

  /// The sentences with commas, and "or" before the last: `a, b or c`.
  package var alternatives: Sentence { listed { "\($0) or \($1)" } }

  private func listed(_ join: (Sentence, Sentence) -> Sentence) -> Sentence {
    let all = Array(self)
    guard let last = all.last, all.count > 1 else { return all.joined(separator: "") }
    return join(all.dropLast().joined(separator: ", "), last)
  }
}

extension Sequence<String> {
  /// The names with commas, and "and" before the last: `a, b and c`.
  package var listed: Sentence { map(Sentence.init(name:)).listed }

  /// The names with commas, and "or" before the last: `a, b or c`.
  package var alternatives: Sentence { map(Sentence.init(name:)).alternatives }
}
