/// A part of a regular expression.
indirect enum ExpressionNode: Equatable, Sendable {
  /// Matches without a character.
  case empty
  /// One character.
  case letter(LetterClass)
  /// A place between characters.
  case anchor(Anchor)
  /// One part after another.
  case sequence([ExpressionNode])
  /// One of several parts; earlier ones are preferred.
  case choice([ExpressionNode])
  /// A part several times; without a maximum, any number of times.
  case repetition(ExpressionNode, minimum: Int, maximum: Int?, isGreedy: Bool)

  /// A condition on a place between characters.
  enum Anchor: Equatable, Sendable {
    /// The start of the text: `\A`, and `^` without the flag `m`.
    case start
    /// The end of the text: `\z`, and `$` without the flag `m`.
    case end
    /// The end of the text, or the place before a newline that ends it: `\Z`.
    case endBeforeNewline
    /// The start of a line: `^` with the flag `m`.
    case lineStart
    /// The end of a line: `$` with the flag `m`.
    case lineEnd
    /// A word begins or ends (`\b`), or neither (`\B`).
    case wordBoundary(isNegated: Bool)

    /// Whether the condition holds between two characters; nil stands for an end of the text.
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
  /// How many instructions it amounts to, at least 1; no more than the limit and 1.
  ///
  /// The limit is applied at each level, so that no product of numbers overflows.
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
  /// Whether there is a character, and it is matched by `\w`.
  fileprivate var isOfWord: Bool { map(LetterClass.Kind.word.contains) ?? false }
}
