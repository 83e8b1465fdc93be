/// A recursive-descent parser of regular expressions.
///
/// `RegularExpression.deepestNesting` bounds the depth of its recursion.
struct ExpressionParser {
  /// The characters of the pattern; faults are reported by their numbers.
  let letters: [Character]
  var index = 0
  var flags = Flags()
  private var depth = 0

  /// Flags that a pattern sets with `(?i)`.
  struct Flags: Equatable {
    /// `i`: upper and lower case are the same.
    var ignoresCase = false
    /// `m`: `^` and `$` match at each line.
    var isMultiline = false
    /// `s`: `.` matches newlines, too.
    var dotMatchesNewlines = false
  }

  init(_ pattern: String) { letters = Array(pattern) }

  mutating func parse() throws(ExpressionFault) -> ExpressionNode {
    let node = try choice()
    guard next == nil else { throw fault(.strayParenthesis) }
    return node
  }

  private mutating func choice() throws(ExpressionFault) -> ExpressionNode {
    var parts = [try sequence()]
    while take("|") { parts.append(try sequence()) }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws(ExpressionFault) -> ExpressionNode {
    var parts: [ExpressionNode] = []
    while let next, next != "|", next != ")" {
      let start = index
      let part = try atom()
      parts.append(try repeated(part, from: start))
    }
    return parts.count == 1 ? parts[0] : parts.isEmpty ? .empty : .sequence(parts)
  }

  private mutating func atom() throws(ExpressionFault) -> ExpressionNode {
    let start = index
    guard let letter = take() else { return .empty }
    switch letter {
    case "(": return try group(from: start)
    case "[": return .letter(try letterClass(from: start))
    case "\\": return try escape(from: start)
    case ".": return .letter(flags.dotMatchesNewlines ? .any : .notNewline)
    case "^": return .anchor(flags.isMultiline ? .lineStart : .start)
    case "$": return .anchor(flags.isMultiline ? .lineEnd : .end)
    case "*", "+", "?": throw fault(.nothingToRepeat, at: start)
    case "{":
      index = start
      guard try count() == nil else { throw fault(.nothingToRepeat, at: start) }
      index = start + 1
      return self.letter(letter)
    default: return self.letter(letter)
    }
  }

  /// Returns a node that matches one character literally.
  func letter(_ letter: Character) -> ExpressionNode {
    .letter(LetterClass(members: [.one(letter)], ignoresCase: flags.ignoresCase))
  }
}

extension ExpressionParser {
  /// Parses a group, a comment or flags, after an opening parenthesis.
  private mutating func group(from start: Int) throws(ExpressionFault) -> ExpressionNode {
    let outer = flags
    guard take("?") else { return try body(from: start, outer) }
    if take("#") {
      while let letter = take() { if letter == ")" { return .empty } }
      throw fault(.openGroup, at: start)
    }
    if try isPlainGroup(from: start) { return try body(from: start, outer) }
    try readFlags(from: start)
    // Flags without a group apply until the surrounding group ends.
    if take(")") { return .empty }
    guard take(":") else { throw fault(.openGroup, at: start) }
    return try body(from: start, outer)
  }

  private mutating func body(
    from start: Int, _ outer: Flags
  ) throws(ExpressionFault) -> ExpressionNode {
    depth += 1
    guard depth <= RegularExpression.deepestNesting else { throw fault(.tooDeep, at: start) }
    let node = try choice()
    guard take(")") else { throw fault(.openGroup, at: start) }
    (depth, flags) = (depth - 1, outer)
    // The extra sequence distinguishes a repeated group from a repeated character.
    return .sequence([node])
  }

  /// Returns true after the start of a group without flags; names are skipped, being unused.
  private mutating func isPlainGroup(from start: Int) throws(ExpressionFault) -> Bool {
    if take(":") { return true }
    for beginning in ["=", "!", "<=", "<!"] where take(text: beginning) {
      throw fault(.lookAround, at: start)
    }
    for beginning in ["P=", "P>"] where take(text: beginning) {
      throw fault(.backReference, at: start)
    }
    if take(text: "P<") || take("<") {
      guard try takeName(until: ">", from: start) else { throw unknownGroup(from: start) }
      return true
    }
    return false
  }

  private mutating func readFlags(from start: Int) throws(ExpressionFault) {
    var isOn = true
    let first = index
    while let letter = next, letter != ")", letter != ":" {
      switch letter {
      case "-" where isOn: isOn = false
      case "i": flags.ignoresCase = isOn
      case "m": flags.isMultiline = isOn
      case "s": flags.dotMatchesNewlines = isOn
      default:
        guard letter.isLetter, letter.isASCII else { throw unknownGroup(from: start) }
        throw fault(.unknownFlag(String(letter)))
      }
      index += 1
    }
    if index == first { throw unknownGroup(from: start) }
  }

  private mutating func takeName(
    until end: Character, from start: Int
  ) throws(ExpressionFault) -> Bool {
    let first = index
    while let letter = next, letter.isLetter || letter.isNumber || letter == "_" { index += 1 }
    return index > first && take(end)
  }

  private func unknownGroup(from start: Int) -> ExpressionFault {
    fault(.unknownGroup(String(letters[start...].prefix(3))), at: start)
  }
}

extension ExpressionParser {
  /// Parses the quantifier after an expression, if there is one.
  private mutating func repeated(
    _ part: ExpressionNode, from start: Int
  ) throws(ExpressionFault) -> ExpressionNode {
    let place = index
    guard let (minimum, maximum) = try quantifier() else { return part }
    let isRepeatable = if case .letter = part { true } else { letters[start] == "(" }
    guard isRepeatable, part != .empty else { throw fault(.nothingToRepeat, at: place) }
    let isGreedy = !take("?")
    if next == "+" { throw fault(.possessive) }
    return .repetition(part, minimum: minimum, maximum: maximum, isGreedy: isGreedy)
  }

  private mutating func quantifier() throws(ExpressionFault) -> (Int, Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    return try count()
  }

  /// Parses `{3}`, `{3,}`, `{,5}` or `{3,5}`; nil, without a move, for braces with other contents.
  private mutating func count() throws(ExpressionFault) -> (Int, Int?)? {
    let start = index
    guard take("{") else { return nil }
    let low = try number(from: start)
    let hasComma = take(",")
    let high = hasComma ? try number(from: start) : low
    guard low != nil || high != nil, take("}") else {
      index = start
      return nil
    }
    guard (low ?? 0) <= high ?? .max else { throw fault(.badCount, at: start) }
    return (low ?? 0, high)
  }

  private mutating func number(from start: Int) throws(ExpressionFault) -> Int? {
    var number: Int?
    while let digit = next, digit.isASCII, let value = digit.wholeNumberValue {
      number = (number ?? 0) * 10 + value
      guard number ?? 0 <= RegularExpression.mostRepetitions else {
        throw fault(.badCount, at: start)
      }
      index += 1
    }
    return number
  }
}

extension ExpressionParser {
  /// The next character; nil at the end.
  var next: Character? { index < letters.count ? letters[index] : nil }

  mutating func take() -> Character? {
    defer { if index < letters.count { index += 1 } }
    return next
  }

  /// Consumes a character if it is the next one.
  mutating func take(_ letter: Character) -> Bool {
    guard next == letter else { return false }
    index += 1
    return true
  }

  /// Consumes characters if they are the next ones.
  mutating func take(text: String) -> Bool {
    guard letters[index...].starts(with: text) else { return false }
    index += text.count
    return true
  }

  /// Returns a fault at the next character, or at another one.
  func fault(_ reason: ExpressionFault.Reason, at place: Int? = nil) -> ExpressionFault {
    ExpressionFault(reason, at: (place ?? index) + 1)
  }
}
