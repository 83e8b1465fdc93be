/// The grammar of escapes, which begin with a backslash.
extension ExpressionParser {
  /// Parses an escape outside brackets, after its backslash.
  mutating func escape(from start: Int) throws(ExpressionFault) -> ExpressionNode {
    guard let letter = next else { throw fault(.unknownEscape(""), at: start) }
    if let anchor = Self.anchor(letter) {
      index += 1
      return .anchor(anchor)
    }
    if letter == "k" || ("1"..."9").contains(letter) { throw fault(.backReference, at: start) }
    let member = try member(of: letter, from: start)
    return .letter(LetterClass(members: [member], ignoresCase: flags.ignoresCase))
  }

  /// Parses an escape in brackets, where `\b` is the backspace.
  mutating func classEscape(from start: Int) throws(ExpressionFault) -> LetterClass.Member {
    guard let letter = next else { throw fault(.unknownEscape(""), at: start) }
    guard letter == "b" else { return try member(of: letter, from: start) }
    index += 1
    return .one("\u{8}")
  }

  private static func anchor(_ letter: Character) -> ExpressionNode.Anchor? {
    switch letter {
    case "b": .wordBoundary(isNegated: false)
    case "B": .wordBoundary(isNegated: true)
    case "A": .start
    case "z": .end
    case "Z": .endBeforeNewline
    default: nil
    }
  }

  private mutating func member(
    of letter: Character, from start: Int
  ) throws(ExpressionFault) -> LetterClass.Member {
    index += 1
    switch letter {
    case "d", "D": return .kind(.digit, isNegated: letter == "D")
    case "w", "W": return .kind(.word, isNegated: letter == "W")
    case "s", "S": return .kind(.space, isNegated: letter == "S")
    case "p", "P": return try property(isNegated: letter == "P", from: start)
    case "x", "u", "U": return .one(try codePoint(after: letter, from: start))
    default:
      if let control = Self.controls[letter] { return .one(control) }
      // Unknown letters are refused, so that they can be given a meaning later.
      guard !letter.isLetter, !letter.isNumber else {
        throw fault(.unknownEscape(String(letter)), at: start)
      }
      return .one(letter)
    }
  }

  private static let controls: [Character: Character] = [
    "n": "\n", "r": "\r", "t": "\t", "f": "\u{C}", "v": "\u{B}", "a": "\u{7}", "e": "\u{1B}",
    "0": "\0",
  ]

  /// Parses `\x41`, `\u0041`, `\U00000041`, or any of them with braces: `\u{41}`.
  private mutating func codePoint(
    after letter: Character, from start: Int
  ) throws(ExpressionFault) -> Character {
    let hasBraces = take("{")
    let count = hasBraces ? 8 : letter == "x" ? 2 : letter == "u" ? 4 : 8
    var digits = ""
    while digits.count < count, let digit = next, digit.isASCII, digit.isHexDigit {
      digits.append(digit)
      index += 1
    }
    guard hasBraces ? take("}") && !digits.isEmpty : digits.count == count,
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    else { throw fault(.badCode, at: start) }
    return Character(scalar)
  }

  /// Parses `\p{Lu}`, `\p{L}` or `\p{^L}`: general categories of Unicode.
  private mutating func property(
    isNegated: Bool, from start: Int
  ) throws(ExpressionFault) -> LetterClass.Member {
    guard take("{") else { throw fault(.unknownProperty(""), at: start) }
    let hasCaret = take("^")
    var name = ""
    while let letter = next, letter != "}" {
      name.append(letter)
      index += 1
    }
    guard take("}"), let categories = Unicode.GeneralCategory.named[name] else {
      throw fault(.unknownProperty(String(name.prefix(20))), at: start)
    }
    return .categories(categories, isNegated: isNegated != hasCaret)
  }
}
