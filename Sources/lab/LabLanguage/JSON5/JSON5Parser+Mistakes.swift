extension JSON5Parser {
  /// An object, array, string or comment that is still open.
  struct Opener {
    /// The noun without an article: `object`.
    let noun: String
    let offset: Int
    /// The closing bracket or quote, or the last scalar of a comment's end.
    let closer: Unicode.Scalar
  }

  /// The place of a value, as messages name it.
  enum Slot {
    case file
    case value(of: String, Opener)
    /// An item of an array; the number counts from one.
    case item(Int, Opener)

    /// The words for the value expected here.
    var value: String {
      switch self {
      case .file: "a value"
      case .value(of: let key, _): "a value for \(key.quoted)"
      case .item: "a value or ']'"
      }
    }

    /// The words for the value once it has been read.
    var name: String {
      switch self {
      case .file: "the value"
      case .value(of: let key, _): "the value of \(key.quoted)"
      case .item(let number, _): "item \(number)"
      }
    }

    /// The object or array around the value; nil for the file.
    var opener: Opener? {
      switch self {
      case .file: nil
      case .value(of: _, let opener), .item(_, let opener): opener
      }
    }
  }

  /// Names the expected text and the found text, and the open bracket that may be the cause.
  func expected(_ what: String, in opener: Opener? = nil, remedy: String? = nil) -> Mistake {
    let remedy = remedy ?? opener.flatMap(unclosed)
    return Mistake("expected \(what), found \(found)", at: place, remedy: remedy)
  }

  /// Reports a second key of the same name and the line of the first.
  func duplicate(_ member: Node.Member, of first: Int) -> Mistake {
    let line = cursor.file.position(at: first).line
    return Mistake(
      "duplicate key \(member.key.quoted)", at: member.keyRange.lowerBound,
      remedy: "the first is on line \(line)")
  }

  /// The name characters from the cursor on.
  var wordAhead: String {
    var ahead = cursor
    while let scalar = ahead.current, scalar.isNamePart { ahead.advance() }
    return ahead.text(from: cursor.offset)
  }

  /// The offset to report: the cursor, or the end of the content if the file ends too early.
  private var place: Int {
    cursor.current == nil ? cursor.file.endOfContent : cursor.offset
  }

  /// Names the open bracket as a remedy, if the scalar at the cursor belongs after its end.
  private func unclosed(_ opener: Opener) -> String? {
    let ends: [Unicode.Scalar?] = [nil, "}", "]", "\n", "\r"]
    guard ends.contains(cursor.current), cursor.current != opener.closer else { return nil }
    return "the \(opener.noun) opened at \(cursor.file.position(at: opener.offset)) is not closed"
  }

  /// The text at the cursor, in the words of a message.
  private var found: String {
    guard let scalar = cursor.current else { return "the end of the file" }
    if scalar.isLineTerminator { return "the end of the line" }
    if scalar == "\"" || scalar == "'" { return "a string" }
    if scalar.isNamePart, scalar.properties.canonicalCombiningClass == .notReordered {
      return wordAhead.quoted
    }
    return scalar.isVisible ? String(scalar).quoted : scalar.codePoint
  }
}

extension Unicode.Scalar {
  /// True if a reader recognises the scalar when it is printed alone.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .surrogate, .spaceSeparator: false
    case .nonspacingMark, .spacingMark, .enclosingMark: false
    default: true
    }
  }

  /// The code point in the Unicode notation: `U+0000`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
