import Wording

/// A parser of the format of `NSPredicate`, without functions, variables and sets.
struct MixpanelPredicateParser {
  private let text: String
  private var tokens: [Token] = []
  private var place = 0
  private let end: Int

  /// A word of the format with its place in the rule.
  private struct Token {
    let kind: Kind
    let text: String
    let offset: Int
  }

  private enum Kind {
    case word, string, number, sign
  }

  /// Splits a part of a rule's text; faults have their place in the whole text.
  init(_ body: Substring, in text: String, endingAt rest: Substring) {
    self.text = text
    let start = text.utf8.count - rest.utf8.count
    end = start + body.utf8.count
    var rest = body
    while let next = rest.first {
      let offset = end - rest.utf8.count
      if next.isWhitespace {
        rest = rest.dropFirst()
      } else if next == "\"" || next == "'" {
        tokens.append(Token(kind: .string, text: Self.takeString(&rest), offset: offset))
      } else if next.isNumber || next == "-" {
        let digits = rest.prefix { $0.isNumber || ".-eE".contains($0) }
        rest = rest.dropFirst(digits.count)
        tokens.append(Token(kind: .number, text: String(digits), offset: offset))
      } else if next.isLetter || next == "_" || next == "@" || next == "$" || next == "%" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@$%".contains($0) }
        rest = rest.dropFirst(word.count)
        tokens.append(Token(kind: .word, text: String(word), offset: offset))
      } else {
        let pair = String(rest.prefix(2))
        let sign = Self.pairs.contains(pair) ? pair : String(next)
        rest = rest.dropFirst(sign.count)
        tokens.append(Token(kind: .sign, text: sign, offset: offset))
      }
    }
  }

  private static let pairs: Set<String> = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]

  private static func takeString(_ rest: inout Substring) -> String {
    let quote = rest.removeFirst()
    var value = ""
    while let next = rest.popFirst(), next != quote {
      value.append(next == "\\" ? rest.popFirst() ?? next : next)
    }
    return value
  }

  mutating func parse() throws(ViewPathError) -> MixpanelPredicate {
    let predicate = try alternatives()
    guard place == tokens.count else { throw fault("AND, OR or ']'") }
    return predicate
  }

  private func fault(_ expectation: ViewPathError.Expectation) -> ViewPathError {
    ViewPathError(
      text: text, offset: tokens.indices.contains(place) ? tokens[place].offset : end,
      expectation: expectation)
  }

  /// Consumes the next token if it is one of these words or signs.
  private mutating func take(_ words: String...) -> Bool {
    guard tokens.indices.contains(place) else { return false }
    let token = tokens[place]
    guard token.kind == .word || token.kind == .sign, words.contains(token.text.uppercased())
    else { return false }
    place += 1
    return true
  }

  private mutating func alternatives() throws(ViewPathError) -> MixpanelPredicate {
    var predicate = try conjunction()
    while take("OR", "||") { predicate = .or(predicate, try conjunction()) }
    return predicate
  }

  private mutating func conjunction() throws(ViewPathError) -> MixpanelPredicate {
    var predicate = try negation()
    while take("AND", "&&") { predicate = .and(predicate, try negation()) }
    return predicate
  }

  private mutating func negation() throws(ViewPathError) -> MixpanelPredicate {
    guard place < 200 else { throw fault("a shorter predicate") }
    if take("NOT", "!") { return .not(try negation()) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    guard take("(") else { return try comparison() }
    let predicate = try alternatives()
    guard take(")") else { throw fault("')'") }
    return predicate
  }

  private mutating func comparison() throws(ViewPathError) -> MixpanelPredicate {
    let left = try operand()
    let sign = try sign()
    let options = try options()
    let start = place
    let right = try operand()
    if sign == .matches, case .value(.text(let pattern)) = right,
      (try? RegularExpression(pattern)) == nil
    {
      place = start
      throw fault("a regular expression")
    }
    return .comparison(left, sign, right, options)
  }

  private mutating func sign() throws(ViewPathError) -> MixpanelPredicate.Sign {
    if take("=", "==") { return .equal }
    if take("!=", "<>") { return .notEqual }
    if take("<=", "=<") { return .lessOrEqual }
    if take(">=", "=>") { return .greaterOrEqual }
    for sign in MixpanelPredicate.Sign.allCases where take(sign.rawValue) { return sign }
    let words = MixpanelPredicate.Sign.allCases.map(\.rawValue)
    throw fault("one of \(words.joined(separator: ", "))")
  }

  private mutating func options() throws(ViewPathError) -> MixpanelPredicate.Options {
    var options = MixpanelPredicate.Options()
    guard take("[") else { return options }
    guard tokens.indices.contains(place), tokens[place].text.allSatisfy({ "cdCD".contains($0) })
    else { throw fault("c, d or cd") }
    let letters = tokens[place].text.lowercased()
    place += 1
    options.ignoresCase = letters.contains("c")
    options.ignoresMarks = letters.contains("d")
    guard take("]") else { throw fault("']'") }
    return options
  }

  private mutating func operand() throws(ViewPathError) -> MixpanelPredicate.Operand {
    if take("{") { return try list() }
    guard tokens.indices.contains(place) else { throw fault("a key or a value") }
    let token = tokens[place]
    switch token.kind {
    case .string:
      place += 1
      return .value(.text(token.text))
    case .number:
      guard let number = Double(token.text) else { throw fault("a number") }
      place += 1
      return .value(.number(number))
    case .word:
      return try word(token)
    case .sign:
      throw fault("a key or a value")
    }
  }

  private mutating func word(_ token: Token) throws(ViewPathError) -> MixpanelPredicate.Operand {
    guard token.text.first?.isLetter == true || token.text.first == "_" else {
      throw fault("a key without '@', '$' and '%', which need code")
    }
    place += 1
    switch token.text.uppercased() {
    case "TRUE", "YES": return .value(.number(1))
    case "FALSE", "NO": return .value(.number(0))
    case "NIL", "NULL": return .value(.null)
    default:
      let key = token.text.hasPrefix("SELF.") ? String(token.text.dropFirst(5)) : token.text
      return .key(key)
    }
  }

  private mutating func list() throws(ViewPathError) -> MixpanelPredicate.Operand {
    var items: [MixpanelPredicate.Operand] = []
    while !take("}") {
      if !items.isEmpty, !take(",") { throw fault("',' or '}'") }
      items.append(try operand())
    }
    return .list(items)
  }
}
