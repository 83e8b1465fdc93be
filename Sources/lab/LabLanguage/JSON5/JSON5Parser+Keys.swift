extension JSON5Parser {
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
