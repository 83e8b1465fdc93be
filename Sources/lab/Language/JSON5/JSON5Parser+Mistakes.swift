extension JSON5Parser {
  /// What began earlier and has to be closed: an object, an array, a string, a comment.
  struct Opener {
    /// Without an article: `object`.
    let noun: String
    /// Where it was opened.
    let offset: Int
    /// The bracket or quote that closes it, the last scalar of what closes a comment.
    let closer: Unicode.Scalar
  }

  /// Where a value stands, as messages name it.
  enum Slot {
    /// The one value of a file.
    case file
    /// Behind a key and its colon.
    case value(of: String, Opener)
    /// In an array, counted from one.
    case item(Int, Opener)

    /// What is expected where the value should begin.
    var value: String {
      switch self {
      case .file: "a value"
      case .value(of: let key, _): "a value for \(key.quoted)"
      case .item: "a value or ']'"
      }
    }

    /// The value once it has been read.
    var name: String {
      switch self {
      case .file: "the value"
      case .value(of: let key, _): "the value of \(key.quoted)"
      case .item(let number, _): "item \(number)"
      }
    }

    /// What the value lies in.
    var opener: Opener? {
      switch self {
      case .file: nil
      case .value(of: _, let opener), .item(_, let opener): opener
      }
    }
  }

  /// Names what should stand here, what does, and what stays open where that may be the cause.
  func expected(_ what: String, in opener: Opener? = nil, remedy: String? = nil) -> Mistake {
    let remedy = remedy ?? opener.flatMap(unclosed)
    return Mistake("expected \(what), found \(found)", at: place, remedy: remedy)
  }

  /// A second key of the same name; the first may be far away, so its line is named.
  func duplicate(_ member: Node.Member, of first: Int) -> Mistake {
    let line = cursor.file.position(at: first).line
    return Mistake(
      "duplicate key \(member.key.quoted)", at: member.keyRange.lowerBound,
      remedy: "the first is on line \(line)")
  }

  /// The letters and digits that follow, a name or part of one.
  var wordAhead: String {
    var ahead = cursor
    while let scalar = ahead.current, scalar.isNamePart { ahead.advance() }
    return ahead.text(from: cursor.offset)
  }

  /// The cursor, or the last thing to be seen where the file ends too early.
  private var place: Int {
    cursor.current == nil ? cursor.file.endOfContent : cursor.offset
  }

  /// Says where something was opened, when what stands here shows that its end is missing.
  private func unclosed(_ opener: Opener) -> String? {
    let ends: [Unicode.Scalar?] = [nil, "}", "]", "\n", "\r"]
    guard ends.contains(cursor.current), cursor.current != opener.closer else { return nil }
    return "the \(opener.noun) opened at \(cursor.file.position(at: opener.offset)) is not closed"
  }

  /// What the cursor stands on, in the words of a message.
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
  /// Whether a reader recognises it when it is printed alone.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .surrogate, .spaceSeparator: false
    case .nonspacingMark, .spacingMark, .enclosingMark: false
    default: true
    }
  }

  /// Its name in the Unicode standard: `U+0000`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
