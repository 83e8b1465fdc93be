struct PageStatementReader {
  private var rest: Substring

  static func statements(of script: String) -> [PageStatement] {
    var (reader, statements) = (PageStatementReader(script), [PageStatement]())
    while let statement = reader.next() { statements.append(statement) }
    return statements
  }

  init(_ script: String) { rest = script[...] }

  /// Returns the next statement; `nil` at the end.
  mutating func next() -> PageStatement? {
    while skipSpace(), take(";") {}
    guard !rest.isEmpty else { return nil }
    let statement = statement()
    skipSpace()
    // Remaining text means that the statement is not one of the supported forms.
    if let statement, rest.isEmpty || rest.first == ";" { return statement }
    skipStatement()
    return .other
  }

  private mutating func statement() -> PageStatement? {
    guard let path = path() else { return nil }
    skipSpace()
    if take("=") { return value().map { .assignment(path, $0) } }
    guard take("(") else { return .path(path) }
    skipSpace()
    let argument = rest.first == ")" ? "" : value()
    skipSpace()
    guard let argument, take(")") else { return nil }
    return .call(path, argument)
  }

  private mutating func path() -> String? {
    let path = pathAhead
    guard !path.isEmpty else { return nil }
    rest = rest[path.endIndex...]
    return String(path.hasPrefix("window.") ? path.dropFirst("window.".count) : path)
  }

  /// The longest path at the current position; ASCII is scanned byte by byte, which is faster.
  private var pathAhead: Substring {
    let plain = rest.utf8.prefix(while: \.isOfPath)
    guard plain.endIndex < rest.endIndex, rest.utf8[plain.endIndex] >= 0x80 else {
      return rest[..<plain.endIndex]
    }
    return rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" || $0 == "." }
  }

  private mutating func value() -> String? {
    skipSpace()
    for word in ["{}", "true", "false"] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
      return word
    }
    guard let quote = rest.first, quote == "'" || quote == "\"" else { return nil }
    rest = rest.dropFirst()
    return text(endingWith: quote)
  }

  private mutating func text(endingWith quote: Character) -> String? {
    var text = ""
    while let next = rest.popFirst() {
      if next == quote { return text }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      text.append(escaped == "n" ? "\n" : escaped)
    }
    return nil
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    rest = rest.drop(while: \.isWhitespace)
    return true
  }

  /// A semicolon in a text does not end the statement.
  private mutating func skipStatement() {
    while let next = rest.first, next != ";" {
      rest = rest.dropFirst()
      if next == "'" || next == "\"" { _ = text(endingWith: next) }
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }
}

extension UInt8 {
  /// True for an ASCII byte that a path may contain.
  fileprivate var isOfPath: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self == UInt8(ascii: ".")
  }
}

extension String {
  /// The text as a script literal in single quotes.
  public var scriptLiteral: String {
    let escaped = map { character in
      switch character {
      case "\\", "'": "\\\(character)"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "'\(escaped.joined())'"
  }
}

/// The subset of JavaScript that apps and their scripts use on pages.
extension PageWindow {
  /// Runs statements separated by semicolons and returns the value of the last one.
  ///
  /// It supports paths (`navigator.userAgent`), calls of the page's functions with one text
  /// (`update('…')`), and assignments of texts, `true`, `false` and `{}`. Anything else has no
  /// value.
  @discardableResult
  public func evaluate(_ script: String) -> String? {
    run(PageStatementReader.statements(of: script))
  }

  /// Runs statements; the value is that of the last one.
  @discardableResult
  func run(_ statements: [PageStatement]) -> String? {
    var value: String?
    for statement in statements { value = run(statement) }
    return value
  }

  private func run(_ statement: PageStatement) -> String? {
    switch statement {
    case .path("navigator.userAgent"): return userAgent
    case .path("location.href"): return address
    case .path("document.title"): return title
    case .path(let path): return variables[path]
    case .call(let name, let argument): return functions[name]?(argument)
    case .assignment(let path, let value):
      variables[path] = value
      return value
    case .other: return nil
    }
  }
}

enum PageStatement: Equatable {
  /// A path, whose value is read.
  case path(String)
  /// A call of a function with its argument; empty without one.
  case call(String, String)
  case assignment(String, String)
  case other
}
