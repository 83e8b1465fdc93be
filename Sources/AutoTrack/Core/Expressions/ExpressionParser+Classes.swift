/// The grammar of classes in brackets: `[^a-z\d[:punct:]]`.
extension ExpressionParser {
  /// Parses a class after its opening bracket.
  mutating func letterClass(from start: Int) throws(ExpressionFault) -> LetterClass {
    var letters = LetterClass(members: [], isNegated: take("^"), ignoresCase: flags.ignoresCase)
    while true {
      let place = index
      if take("]") { break }
      let member = try member(from: start)
      guard next == "-", index + 1 < self.letters.count, self.letters[index + 1] != "]" else {
        letters.members.append(member)
        continue
      }
      try refuseSetOperation()
      index += 1
      letters.members.append(try range(from: member, try self.member(from: start), at: place))
    }
    guard !letters.members.isEmpty else { throw fault(.emptyClass, at: start) }
    return letters
  }

  private mutating func member(from start: Int) throws(ExpressionFault) -> LetterClass.Member {
    try refuseSetOperation()
    let place = index
    guard let letter = take() else { throw fault(.openClass, at: start) }
    switch letter {
    case "\\": return try classEscape(from: place)
    case "[":
      guard take(":") else { throw fault(.setOperation("["), at: place) }
      return try namedClass(from: place)
    default: return .one(letter)
    }
  }

  /// Refuses set operations of other dialects, whose characters must not match literally.
  private func refuseSetOperation() throws(ExpressionFault) {
    for text in ["&&", "--", "~~"] where letters[index...].starts(with: text) {
      throw fault(.setOperation(text))
    }
  }

  private func range(
    from low: LetterClass.Member, _ high: LetterClass.Member, at place: Int
  ) throws(ExpressionFault) -> LetterClass.Member {
    guard case .one(let low) = low, case .one(let high) = high, low <= high,
      low.unicodeScalars.count == 1, high.unicodeScalars.count == 1
    else { throw fault(.badRange, at: place) }
    return .range(low, high)
  }

  private mutating func namedClass(
    from start: Int
  ) throws(ExpressionFault) -> LetterClass.Member {
    let isNegated = take("^")
    var name = ""
    while let letter = next, letter.isASCII, letter.isLetter {
      name.append(letter)
      index += 1
    }
    guard take(text: ":]"), let member = Self.named(name, isNegated) else {
      throw fault(.unknownProperty(name), at: start)
    }
    return member
  }

  private static func named(_ name: String, _ isNegated: Bool) -> LetterClass.Member? {
    let kinds: [String: LetterClass.Kind] = [
      "word": .word, "digit": .digit, "space": .space, "upper": .upper, "lower": .lower,
      "xdigit": .hexadecimal,
    ]
    let categories = ["alpha": ["L"], "alnum": ["L", "N"], "punct": ["P"], "cntrl": ["Cc"]]
    if let kind = kinds[name] { return .kind(kind, isNegated: isNegated) }
    return categories[name].map { names in
      let members = names.compactMap { Unicode.GeneralCategory.named[$0] }
      return .categories(members.reduce(into: []) { $0.formUnion($1) }, isNegated: isNegated)
    }
  }
}

extension Unicode.GeneralCategory {
  /// The categories by their short names, and their groups by their first letters.
  static let named: [String: Set<Unicode.GeneralCategory>] = {
    let single: [(String, Unicode.GeneralCategory)] = [
      ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lt", .titlecaseLetter),
      ("Lm", .modifierLetter), ("Lo", .otherLetter), ("Mn", .nonspacingMark),
      ("Mc", .spacingMark), ("Me", .enclosingMark), ("Nd", .decimalNumber),
      ("Nl", .letterNumber), ("No", .otherNumber), ("Pc", .connectorPunctuation),
      ("Pd", .dashPunctuation), ("Ps", .openPunctuation), ("Pe", .closePunctuation),
      ("Pi", .initialPunctuation), ("Pf", .finalPunctuation), ("Po", .otherPunctuation),
      ("Sm", .mathSymbol), ("Sc", .currencySymbol), ("Sk", .modifierSymbol),
      ("So", .otherSymbol), ("Zs", .spaceSeparator), ("Zl", .lineSeparator),
      ("Zp", .paragraphSeparator), ("Cc", .control), ("Cf", .format), ("Cs", .surrogate),
      ("Co", .privateUse), ("Cn", .unassigned),
    ]
    var named: [String: Set<Unicode.GeneralCategory>] = [:]
    for (name, category) in single {
      named[name] = [category]
      named[String(name.prefix(1)), default: []].insert(category)
    }
    return named
  }()
}
