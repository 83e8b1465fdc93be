extension JSON5Parser {
  /// Returns a string between single or double quotes.
  mutating func string() throws(Mistake) -> Node {
    let start = cursor.offset
    let text = try text()
    return node(.string(text), from: start)
  }

  /// Reads a string and decodes its escapes; U+2028 and U+2029 are allowed unescaped.
  mutating func text() throws(Mistake) -> String {
    let quote = cursor.current ?? "\""
    let opener = Opener(noun: "string", offset: cursor.offset, closer: quote)
    var text = ""
    cursor.advance()
    // Runs between escapes are decoded as a whole, which is cheaper than scalar by scalar.
    var start = cursor.offset
    while cursor.current != quote {
      switch cursor.current {
      case "\\":
        text += cursor.text(from: start)
        if let scalar = try escape(in: opener) { text.unicodeScalars.append(scalar) }
        start = cursor.offset
      case nil, "\n", "\r":
        throw expected("the closing \(quote)", in: opener)
      default:
        cursor.advance()
      }
    }
    text += cursor.text(from: start)
    cursor.advance()
    return text
  }

  /// Decodes one escape; nil for a line continuation.
  private mutating func escape(in opener: Opener) throws(Mistake) -> Unicode.Scalar? {
    cursor.advance()
    guard let letter = cursor.current else { throw expected("an escape", in: opener) }
    if letter.isLineTerminator {
      skipLineTerminator()
      return nil
    }
    if letter.isDigit, letter != "0" || cursor.following?.isDigit == true {
      throw expected("an escape such as \\n, \\x41 or \\u0041")
    }
    cursor.advance()
    switch letter {
    case "x": return Unicode.Scalar(UInt8(try hexadecimal(digits: 2, after: "\\x")))
    case "u": return try utf16Escape()
    default: return Self.escapes[letter] ?? letter
    }
  }

  /// Skips one line end; CR LF counts as one.
  private mutating func skipLineTerminator() {
    let isPair = cursor.current == "\r" && cursor.following == "\n"
    cursor.advance()
    if isPair { cursor.advance() }
  }

  /// Decodes `\uXXXX`, and a following low surrogate for a scalar beyond U+FFFF.
  private mutating func utf16Escape() throws(Mistake) -> Unicode.Scalar {
    let unit = try hexadecimal(digits: 4, after: "\\u")
    if let scalar = Unicode.Scalar(unit) { return scalar }
    return try lowSurrogate(after: unit) ?? "\u{FFFD}"
  }

  /// Reads the second half of a surrogate pair; consumes nothing and returns nil if none follows.
  private mutating func lowSurrogate(after high: UInt32) throws(Mistake) -> Unicode.Scalar? {
    guard (0xD800..<0xDC00).contains(high), cursor.current == "\\", cursor.following == "u" else {
      return nil
    }
    var ahead = self
    ahead.cursor.advance()
    ahead.cursor.advance()
    let low = try ahead.hexadecimal(digits: 4, after: "\\u")
    guard (0xDC00..<0xE000).contains(low) else { return nil }
    self = ahead
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  /// Reads exactly `digits` hexadecimal digits.
  mutating func hexadecimal(digits: Int, after escape: String) throws(Mistake) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = cursor.current?.hexadecimalValue else {
        throw expected("\(digits) hexadecimal digits after '\(escape)'")
      }
      value = value << 4 + digit
      cursor.advance()
    }
    return value
  }

  /// The escapes with a meaning; any other letter stands for itself.
  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t", "v": "\u{B}", "0": "\0",
  ]

  /// Reads a string or a name (ECMAScript 5.1 §7.6, reserved words allowed); nil at anything else.
  mutating func key() throws(Mistake) -> String? {
    switch cursor.current {
    case "\"", "'": try text()
    case "\\": try name()
    case let scalar? where scalar.isNameStart: try name()
    default: nil
    }
  }

  private mutating func name() throws(Mistake) -> String {
    var name = String.UnicodeScalarView()
    while let scalar = cursor.current {
      if scalar == "\\" {
        name.append(try escapedLetter(isFirst: name.isEmpty))
      } else if scalar.isNamePart {
        name.append(scalar)
        cursor.advance()
      } else {
        break
      }
    }
    return String(name)
  }

  /// Reads an escape; it must spell a letter that is allowed at this place unescaped.
  private mutating func escapedLetter(isFirst: Bool) throws(Mistake) -> Unicode.Scalar {
    let start = cursor.offset
    cursor.advance()
    guard cursor.current == "u" else { throw expected("'u' after '\\' in a key") }
    cursor.advance()
    let value = try hexadecimal(digits: 4, after: "\\u")
    if let letter = Unicode.Scalar(value), isFirst ? letter.isNameStart : letter.isNamePart {
      return letter
    }
    throw Mistake(
      "expected an escape of a letter, found \(cursor.text(from: start).quoted)", at: start,
      remedy: "put the key in quotes")
  }
}
