import Wording

struct PostHogScanner {
  private let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Consumes a text if it is next.
  mutating func take(_ part: String) -> Bool {
    guard rest.hasPrefix(part) else { return false }
    rest = rest.dropFirst(part.count)
    return true
  }

  /// Returns an error at the current position.
  func fault(_ expectation: ViewPathError.Expectation) -> ViewPathError {
    ViewPathError(
      text: text, offset: text.utf8.count - rest.utf8.count,
      expectation: expectation)
  }

  /// Parses a selector, an expression between slashes, or a comparison of the screen.
  mutating func condition() throws(ViewPathError) -> PostHogCondition {
    let start = rest
    let kind: PostHogCondition.Kind
    if rest.hasPrefix("/") {
      kind = .chain(try expression())
    } else if ["url=", "url*=", "url~="].contains(where: { rest.hasPrefix($0) }) {
      _ = take("url")
      kind = .url(try comparison())
    } else {
      kind = .selector(try selector())
    }
    return PostHogCondition(text: String(start.dropLast(rest.count)), kind: kind)
  }

  /// Parses a regular expression; a slash in it is written `\/`.
  private mutating func expression() throws(ViewPathError) -> RegularExpression {
    let start = rest
    rest = rest.dropFirst()
    var pattern = ""
    var isClosed = false
    while !isClosed, let next = rest.popFirst() {
      if next == "/" {
        isClosed = true
      } else if next == "\\", let escaped = rest.popFirst() {
        pattern += escaped == "/" ? "/" : "\\\(escaped)"
      } else {
        pattern.append(next)
      }
    }
    guard isClosed else { throw fault("'/' after the expression") }
    do throws(ExpressionFault) {
      return try RegularExpression(pattern)
    } catch {
      rest = start
      throw fault("a regular expression (\(error))")
    }
  }

  /// Parses the parts of a selector, the last first.
  private mutating func selector() throws(ViewPathError) -> [PostHogPart] {
    var parts = [try part()]
    while true {
      let isDirect = take(" > ") || take(">")
      if !isDirect, rest.hasPrefix(" && ") || rest.hasPrefix(" || ") { break }
      guard isDirect || take(" ") else { break }
      // The part before the combinator is the one that must be directly around the next.
      parts[parts.count - 1].isDirect = isDirect
      parts.append(try part())
    }
    return parts.reversed()
  }

  private mutating func part() throws(ViewPathError) -> PostHogPart {
    var part = PostHogPart()
    let start = rest
    let name = takeName()
    if name.isEmpty { _ = take("*") } else { part.tag = name }
    while let next = rest.first, "[.#:".contains(next) {
      rest = rest.dropFirst()
      switch next {
      case "[": try attribute(of: &part)
      case "#": part.fault = "a chain has no '#\(takeName())'; write [id=\"…\"]"
      case ".": part.fault = "views have no web class '.\(takeName())'; write the class alone"
      default: part.fault = "views have no '\(takeUntilBlank())', because a chain has no index"
      }
    }
    guard rest.count < start.count else { throw fault("a class, '*' or '['") }
    return part
  }

  private mutating func attribute(of part: inout PostHogPart) throws(ViewPathError) {
    let start = rest
    let name = takeName()
    guard ["id", "attr_id", "class", "attr__class", "text"].contains(name) else {
      rest = start
      throw fault("an attribute: id, class or text")
    }
    part.attributes.append((name == "attr_id" ? "id" : name, try comparison()))
    guard take("]") else { throw fault("']'") }
  }

  private mutating func comparison() throws(ViewPathError) -> PostHogComparison {
    guard let sign = ["*=", "~=", "="].first(where: { take($0) }) else {
      throw fault("=, *= or ~=")
    }
    let start = rest
    let value = try quoted()
    do throws(ExpressionFault) {
      return try PostHogComparison(sign, value)
    } catch {
      rest = start
      throw fault("a regular expression (\(error))")
    }
  }

  /// Parses a text in quotes, in which a backslash precedes a quote or a backslash.
  private mutating func quoted() throws(ViewPathError) -> String {
    guard let quote = rest.first, quote == "\"" || quote == "'" else { throw fault("a quote") }
    rest = rest.dropFirst()
    var value = ""
    while let next = rest.popFirst() {
      if next == quote { return value }
      if next == "\\", let escaped = rest.first, escaped == quote || escaped == "\\" {
        value.append(rest.removeFirst())
      } else {
        value.append(next)
      }
    }
    throw fault("\(quote) after the text")
  }

  private mutating func takeName() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "$" }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func takeUntilBlank() -> String {
    let word = rest.prefix { $0 != " " && $0 != "[" }
    rest = rest.dropFirst(word.count)
    return String(word)
  }
}
