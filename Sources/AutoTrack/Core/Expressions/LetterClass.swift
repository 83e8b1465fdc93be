/// A set of characters: what `a`, `.`, `\d` and `[^a-z]` match.
struct LetterClass: Equatable, Sendable {
  /// The members.
  var members: [Member]
  /// Whether it contains everything but the members.
  var isNegated = false
  /// Whether upper and lower case are the same.
  var ignoresCase = false

  /// Some characters of a class.
  enum Member: Equatable, Sendable {
    /// One character.
    case one(Character)
    /// The characters from one to another that one Unicode scalar can spell.
    case range(Character, Character)
    /// A kind of characters, or all others.
    case kind(Kind, isNegated: Bool)
    /// Characters whose first scalar is of one of these categories, or all others.
    case categories(Set<Unicode.GeneralCategory>, isNegated: Bool)
  }

  /// A kind of characters.
  enum Kind: Equatable, Sendable {
    /// Every character.
    case any
    /// Line feed, carriage return, both in sequence, and the others of Unicode.
    case newline
    /// `\d`: numbers of every script.
    case digit
    /// `\w`: letters, numbers and the underscore.
    case word
    /// `\s`: white space, newlines included.
    case space
    /// A letter in upper case.
    case upper
    /// A letter in lower case.
    case lower
    /// A digit of base 16.
    case hexadecimal

    /// Whether it contains a character.
    func contains(_ letter: Character) -> Bool {
      switch self {
      case .any: true
      case .newline: letter.isNewline
      case .digit: letter.isNumber
      case .word: letter.isLetter || letter.isNumber || letter == "_"
      case .space: letter.isWhitespace
      case .upper: letter.isUppercase
      case .lower: letter.isLowercase
      case .hexadecimal: letter.isHexDigit
      }
    }
  }

  /// Whether it contains a character.
  func contains(_ letter: Character) -> Bool {
    if hasMember(letter) { return !isNegated }
    guard ignoresCase else { return isNegated }
    let others = [letter.lowercased(), letter.uppercased()].filter { $0.count == 1 }
    return others.contains { $0.first.map(hasMember) ?? false } != isNegated
  }

  private func hasMember(_ letter: Character) -> Bool {
    members.contains { $0.contains(letter) }
  }
}

extension LetterClass {
  /// Every character.
  static let any = LetterClass(members: [.kind(.any, isNegated: false)])
  /// Every character but newlines.
  static let notNewline = LetterClass(members: [.kind(.newline, isNegated: true)])
}

extension LetterClass.Member {
  /// Whether a character is one of them, upper and lower case apart.
  fileprivate func contains(_ letter: Character) -> Bool {
    switch self {
    case .one(let other): return letter == other
    case .range(let low, let high):
      let isSingle = letter.unicodeScalars.count == 1 || Self.precomposed.contains(letter)
      return isSingle && low <= letter && letter <= high
    case .kind(let kind, let isNegated): return kind.contains(letter) != isNegated
    case .categories(let categories, let isNegated):
      guard let scalar = letter.unicodeScalars.first else { return false }
      return categories.contains(scalar.properties.generalCategory) != isNegated
    }
  }

  /// The letters that one scalar, or several canonically equivalent ones, can spell: `é` for one.
  private static let precomposed: Set<Character> = {
    // Latin, Greek, Cyrillic and Indic letters; Kana; Hangul.
    let blocks: [ClosedRange<UInt32>] = [0xC0...0x1FFF, 0x3040...0x30FF, 0xAC00...0xD7A3]
    return Set(blocks.joined().compactMap(Unicode.Scalar.init).map(Character.init))
  }()
}
