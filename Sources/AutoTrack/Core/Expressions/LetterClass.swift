/// A set of characters, as matched by `a`, `.`, `\d` and `[^a-z]`.
struct LetterClass: Equatable, Sendable {
  var members: [Member]
  /// True if it contains all characters except the members.
  var isNegated = false
  /// True if upper and lower case are equal.
  var ignoresCase = false

  enum Member: Equatable, Sendable {
    case one(Character)
    /// The characters from one to another that have a spelling of one Unicode scalar.
    case range(Character, Character)
    /// A kind of characters, or its complement.
    case kind(Kind, isNegated: Bool)
    /// Characters whose first scalar is of one of these categories, or the complement.
    case categories(Set<Unicode.GeneralCategory>, isNegated: Bool)
  }

  enum Kind: Equatable, Sendable {
    case any
    /// Line feed, carriage return, their sequence, and the other newlines of Unicode.
    case newline
    /// `\d`: numbers of all scripts.
    case digit
    /// `\w`: letters, numbers and the underscore.
    case word
    /// `\s`: white space, newlines included.
    case space
    case upper
    case lower
    case hexadecimal

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

  /// Returns true if the class contains a character, in any case if case is ignored.
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
  static let any = LetterClass(members: [.kind(.any, isNegated: false)])
  /// Every character except newlines.
  static let notNewline = LetterClass(members: [.kind(.newline, isNegated: true)])
}

extension LetterClass.Member {
  /// Returns true if a member contains a character; case matters.
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

  /// Characters of several scalars that also have a spelling of one scalar, such as `é`.
  private static let precomposed: Set<Character> = {
    // Latin, Greek, Cyrillic and Indic letters; Kana; Hangul.
    let blocks: [ClosedRange<UInt32>] = [0xC0...0x1FFF, 0x3040...0x30FF, 0xAC00...0xD7A3]
    return Set(blocks.joined().compactMap(Unicode.Scalar.init).map(Character.init))
  }()
}
