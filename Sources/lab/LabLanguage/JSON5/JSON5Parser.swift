/// A parser for all of JSON5 1.0.0 (https://spec.json5.org) that also rejects duplicate keys.
///
/// The standard leaves two choices to a reader. Half a surrogate pair (`"\uD83D"`) reads as U+FFFD,
/// because a `String` cannot hold it. Keys are duplicates if their scalars are equal.
package enum JSON5 {
  /// The maximum nesting of arrays and objects; it protects the recursive parser's stack.
  package static let maximumDepth = 128

  /// Returns the value of the file, or throws the first syntax error.
  ///
  /// - depth: The greatest nesting; more than ``maximumDepth`` only for dumps, whose views nest.
  package static func parse(
    _ file: SourceFile, depth: Int = maximumDepth
  ) throws(SourceError) -> Node {
    do throws(Mistake) {
      return try parseNode(of: file, depth: depth)
    } catch {
      throw SourceError(error, in: file)
    }
  }

  /// Parses without building a ``SourceError``, for callers that collect mistakes.
  package static func parseNode(
    of file: SourceFile, depth: Int = maximumDepth
  ) throws(Mistake) -> Node {
    var parser = JSON5Parser(file, maximumDepth: depth)
    return try parser.parse()
  }
}

/// A recursive-descent parser with one method per rule of the grammar.
struct JSON5Parser {
  /// The cursor, on the first scalar that no rule has consumed.
  var cursor: SourceCursor
  private var depth = 0
  private let maximumDepth: Int

  init(_ file: SourceFile, maximumDepth: Int = JSON5.maximumDepth) {
    cursor = SourceCursor(file)
    self.maximumDepth = maximumDepth
  }

  /// Parses the file's only value; anything after it is a mistake.
  mutating func parse() throws(Mistake) -> Node {
    try skipSpace()
    let node = try value(in: .file)
    try skipSpace()
    guard cursor.current == nil else { throw expected("the end of the file after the value") }
    return node
  }

  /// Skips white space and comments.
  mutating func skipSpace() throws(Mistake) {
    while let scalar = cursor.current {
      if scalar.isSpace {
        cursor.advance()
      } else if scalar == "/", cursor.following == "/" {
        skipLineComment()
      } else if scalar == "/", cursor.following == "*" {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipLineComment() {
    while let scalar = cursor.current, !scalar.isLineTerminator { cursor.advance() }
  }

  private mutating func skipBlockComment() throws(Mistake) {
    let opener = Opener(noun: "comment", offset: cursor.offset, closer: "/")
    cursor.advance()
    // Steps past the opening star first, so that `/*/` does not close itself.
    repeat {
      cursor.advance()
      if cursor.current == nil { throw expected("'*/'", in: opener) }
    } while cursor.current != "*" || cursor.following != "/"
    cursor.advance()
    cursor.advance()
  }

  private mutating func value(in slot: Slot) throws(Mistake) -> Node {
    switch cursor.current {
    case "{": try object()
    case "[": try array()
    case "\"", "'": try string()
    case "+", "-", ".": try number()
    case let scalar? where scalar.isDigit: try number()
    case let scalar? where scalar.isNameStart: try word(in: slot)
    default: throw expected(slot.value, in: slot.opener)
    }
  }

  private mutating func word(in slot: Slot) throws(Mistake) -> Node {
    let start = cursor.offset
    switch wordAhead {
    case "null": return node(.null, from: start, skipping: 4)
    case "true": return node(.boolean(true), from: start, skipping: 4)
    case "false": return node(.boolean(false), from: start, skipping: 5)
    case "Infinity", "NaN": return try number()
    case let word:
      let words = ["null", "true", "false", "Infinity", "NaN"]
      let remedy = Suggestion.question(for: word, among: words) ?? "put text in quotes"
      throw expected(slot.value, remedy: remedy)
    }
  }

  private mutating func object() throws(Mistake) -> Node {
    let opener = try open("object", closedBy: "}")
    var members: [Node.Member] = []
    var keys: [Key: Int] = [:]
    while cursor.current != "}" {
      let member = try member(in: opener)
      if let first = keys.updateValue(member.keyRange.lowerBound, forKey: Key(text: member.key)) {
        throw duplicate(member, of: first)
      }
      members.append(member)
      try separate(.value(of: member.key, opener), before: "}")
    }
    return close(opener, .object(members))
  }

  private mutating func member(in opener: Opener) throws(Mistake) -> Node.Member {
    let start = cursor.offset
    guard let key = try key() else { throw expected("a key or '}'", in: opener) }
    let range = start..<cursor.offset
    try skipSpace()
    guard cursor.current == ":" else {
      throw expected("':' after the key \(key.quoted)", in: opener)
    }
    cursor.advance()
    try skipSpace()
    let value = try value(in: .value(of: key, opener))
    return Node.Member(key: key, keyRange: range, value: value)
  }

  private mutating func array() throws(Mistake) -> Node {
    let opener = try open("array", closedBy: "]")
    var items: [Node] = []
    while cursor.current != "]" {
      let slot = Slot.item(items.count + 1, opener)
      items.append(try value(in: slot))
      try separate(slot, before: "]")
    }
    return close(opener, .array(items))
  }

  /// Consumes the opening bracket and goes one level down.
  private mutating func open(
    _ noun: String, closedBy closer: Unicode.Scalar
  ) throws(Mistake) -> Opener {
    guard depth < maximumDepth else {
      throw Mistake(
        "expected at most \(maximumDepth) nested arrays and objects, found one more",
        at: cursor.offset, remedy: "use fewer levels")
    }
    depth += 1
    let opener = Opener(noun: noun, offset: cursor.offset, closer: closer)
    cursor.advance()
    try skipSpace()
    return opener
  }

  /// Consumes a comma, or checks for the closing bracket, which it leaves in place.
  private mutating func separate(
    _ slot: Slot, before closer: Unicode.Scalar
  ) throws(Mistake) {
    try skipSpace()
    if cursor.current == "," {
      cursor.advance()
      try skipSpace()
    } else if cursor.current != closer {
      throw expected("',' or '\(closer)' after \(slot.name)", in: slot.opener)
    }
  }

  private mutating func close(_ opener: Opener, _ value: Node.Value) -> Node {
    depth -= 1
    return node(value, from: opener.offset, skipping: 1)
  }

  /// A key that equals another one only if their scalars are equal.
  ///
  /// The equality of `String` is canonical equivalence, which does not tell apart keys that only
  /// look alike.
  private struct Key: Hashable {
    let text: String

    static func == (left: Key, right: Key) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    // Texts with equal scalars are equivalent, and so have one hash.
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  /// Makes a node that ends `count` scalars after the cursor.
  mutating func node(_ value: Node.Value, from start: Int, skipping count: Int = 0) -> Node {
    for _ in 0..<count { cursor.advance() }
    return Node(value: value, range: start..<cursor.offset)
  }
}
