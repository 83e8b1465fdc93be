extension JSON5Parser {
  /// Reads a number with its sign; a letter or digit must not follow.
  mutating func number() throws(Mistake) -> Node {
    let start = cursor.offset
    let sign = cursor.current == "+" || cursor.current == "-" ? cursor.current : nil
    if sign != nil { cursor.advance() }
    let isInteger = try magnitude(after: sign)
    let text = cursor.text(from: start)
    if let scalar = cursor.current, scalar.isNamePart || scalar == "\\" {
      throw expected("the end of the number \(text.brief)", remedy: "put text in quotes")
    }
    return node(.number(WrittenNumber(text, isInteger: isInteger)), from: start)
  }

  /// Reads the number without its sign; returns true if it has neither fraction nor exponent.
  private mutating func magnitude(after sign: Unicode.Scalar?) throws(Mistake) -> Bool {
    switch cursor.current {
    case "0" where cursor.following == "x" || cursor.following == "X":
      try skipHexadecimal()
      return true
    case let scalar? where scalar == "." || scalar.isDigit:
      return try skipDecimal()
    case "I" where wordAhead == "Infinity", "N" where wordAhead == "NaN":
      skip(while: \.isNamePart)
      return false
    default:
      throw expected("a number after '\(sign ?? "+")'")
    }
  }

  private mutating func skipHexadecimal() throws(Mistake) {
    cursor.advance()
    cursor.advance()
    guard skip(while: { $0.hexadecimalValue != nil }) > 0 else {
      throw expected("a hexadecimal digit after '0x'")
    }
  }

  private mutating func skipDecimal() throws(Mistake) -> Bool {
    let start = cursor.offset
    let hasLeadingZero = cursor.current == "0"
    let wholeDigits = skip(while: \.isDigit)
    if hasLeadingZero, wholeDigits > 1 {
      let digits = cursor.text(from: start).quoted
      throw Mistake("expected a number without leading zeros, found \(digits)", at: start)
    }
    let hasFraction = try skipFraction(needsDigits: wholeDigits == 0)
    let hasExponent = try skipExponent()
    return !hasFraction && !hasExponent
  }

  private mutating func skipFraction(needsDigits: Bool) throws(Mistake) -> Bool {
    guard cursor.current == "." else { return false }
    cursor.advance()
    if skip(while: \.isDigit) == 0, needsDigits { throw expected("a digit after '.'") }
    return true
  }

  private mutating func skipExponent() throws(Mistake) -> Bool {
    guard cursor.current == "e" || cursor.current == "E" else { return false }
    cursor.advance()
    if cursor.current == "+" || cursor.current == "-" { cursor.advance() }
    guard skip(while: \.isDigit) > 0 else { throw expected("a digit in the exponent") }
    return true
  }

  @discardableResult
  private mutating func skip(while isPart: (Unicode.Scalar) -> Bool) -> Int {
    var count = 0
    while let scalar = cursor.current, isPart(scalar) {
      cursor.advance()
      count += 1
    }
    return count
  }
}
