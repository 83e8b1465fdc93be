indirect enum ExpressionNode: Equatable, Sendable {
  /// Matches the empty text.
  case empty
  case letter(LetterClass)
  case anchor(Anchor)
  case sequence([ExpressionNode])
  /// One of several parts; earlier ones are preferred.
  case choice([ExpressionNode])
  /// A repeated part; nil as the maximum means any number of times.
  case repetition(ExpressionNode, minimum: Int, maximum: Int?, isGreedy: Bool)

  /// A condition on a position between characters.
  enum Anchor: Equatable, Sendable {
    /// The start of the text: `\A`, and `^` without the flag `m`.
    case start
    /// The end of the text: `\z`, and `$` without the flag `m`.
    case end
    /// The end of the text, or the position before a final newline: `\Z`.
    case endBeforeNewline
    /// The start of a line: `^` with the flag `m`.
    case lineStart
    /// The end of a line: `$` with the flag `m`.
    case lineEnd
    /// The start or end of a word (`\b`), or neither (`\B`).
    case wordBoundary(isNegated: Bool)

    /// Returns true if the condition holds between two characters; nil is an end of the text.
    func holds(between previous: Character?, and next: Character?, isLast: Bool) -> Bool {
      switch self {
      case .start: previous == nil
      case .end: next == nil
      case .endBeforeNewline: next == nil || isLast && next?.isNewline == true
      case .lineStart: previous.map(\.isNewline) ?? true
      case .lineEnd: next.map(\.isNewline) ?? true
      case .wordBoundary(let isNegated): (previous.isOfWord != next.isOfWord) != isNegated
      }
    }
  }
}

extension ExpressionNode {
  /// The number of instructions, at least 1 and at most one more than the limit.
  ///
  /// The bound is applied at each level, so that no product overflows.
  var size: Int {
    switch self {
    case .empty, .letter, .anchor: 1
    case .sequence(let parts): Self.bounded(parts.reduce(0) { Self.bounded($0 + $1.size) })
    case .choice(let parts): Self.bounded(parts.reduce(0) { Self.bounded($0 + $1.size + 2) })
    case .repetition(let part, let minimum, let maximum, _):
      Self.bounded((part.size + 2) * max(1, minimum, maximum ?? 0))
    }
  }

  private static func bounded(_ size: Int) -> Int {
    min(max(1, size), RegularExpression.largestProgram + 1)
  }
}

extension Character? {
  /// True if there is a character that `\w` matches.
  fileprivate var isOfWord: Bool { map(LetterClass.Kind.word.contains) ?? false }
}
