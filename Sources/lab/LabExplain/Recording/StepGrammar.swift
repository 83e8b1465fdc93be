package import LabKit
import LabLanguage

/// Steps as a person types them: `tap 3`, `type "tea" into #search`, `wait 8s`.
///
/// A line begins with a verb. Its value follows, and then keys with their values; the keys are
/// those of the format. A number in the place of a selector names an element on the screen.
package struct StepGrammar {
  private let members: [ObjectShape.Member]
  /// The verbs of the format, in the order of the reference.
  package let verbs: [String]
  /// The selectors of the elements on the screen, in the order of their numbers.
  private let elements: [String?]

  /// The grammar of a set of verbs on a screen with numbered elements.
  package init(_ set: VerbSet = .standard, elements: [String?]) {
    let shape = set.step.shape.ownObject
    members = shape?.members ?? []
    verbs = shape?.choices.first ?? []
    self.elements = elements
  }

  /// Returns the step of a line in JSON5; `commands` are further words for suggestions.
  package func step(
    _ line: String, orCommands commands: [String] = []
  ) throws(RecordingRefusal) -> String {
    let words = try CommandWord.words(of: line)
    guard let verb = words.first?.text else { throw RecordingRefusal("the line is empty") }
    guard let shape = shape(of: verb) else {
      throw RecordingRefusal(
        "\(verb.quoted) is not a command",
        remedy: Suggestion.question(for: verb, among: verbs + commands) ?? "help lists them")
    }
    let inner = shape.ownObject?.members ?? []
    let outer = members.filter { $0.key.beside == verb || isCompanion($0) }
    let parts = Self.parts(of: words.dropFirst(), inner + outer)
    var pairs: [(String, String)] = []
    var own: [(String, String)] = []
    for part in parts.dropFirst() {
      guard let key = part.key else { continue }
      let isInner = inner.contains { $0.key.name == key }
      let member = (isInner ? inner : outer).first { $0.key.name == key }
      let value = try value(part.words, of: key, member?.shape ?? .values([.string]))
      if isInner { own.append((key, value)) } else { pairs.append((key, value)) }
    }
    let value = try value(of: verb, parts.first?.words ?? [], own, shape, isAlone: pairs.isEmpty)
    guard let value else { return verb.jsonQuoted }
    return Self.object([(verb, value)] + pairs)
  }

  private func shape(of verb: String) -> ValueShape? {
    guard verbs.contains(verb) else { return nil }
    return members.first { $0.key.name == verb && $0.key.beside == nil }?.shape
  }

  /// Returns true for a key that any step may have, such as `name` and `see`.
  private func isCompanion(_ member: ObjectShape.Member) -> Bool {
    member.key.beside == nil && !verbs.contains(member.key.name)
  }

  /// A key with the words behind it; the words before the first key have none.
  private struct Part {
    let key: String?
    var words: [CommandWord] = []
  }

  private static func parts(
    of words: some Sequence<CommandWord>, _ members: [ObjectShape.Member]
  ) -> [Part] {
    var parts = [Part(key: nil)]
    for word in words {
      if case .plain(let text) = word, members.contains(where: { $0.key.name == text }) {
        parts.append(Part(key: text))
      } else {
        parts[parts.count - 1].words.append(word)
      }
    }
    return parts
  }

  /// Returns the value of the verb; nil for a verb that may stand alone.
  private func value(
    of verb: String, _ words: [CommandWord], _ own: [(String, String)], _ shape: ValueShape,
    isAlone: Bool
  ) throws(RecordingRefusal) -> String? {
    let needsObject = !shape.takes(.string) && !shape.takes(.number) && !shape.takes(.array)
    let isRaw = words.first.map { if case .value = $0 { true } else { false } } ?? false
    if own.isEmpty, words.isEmpty, isAlone, shape.plainValue != nil { return nil }
    if own.isEmpty, words.isEmpty || isRaw || !needsObject {
      return try value(words, of: verb, shape)
    }
    guard !words.isEmpty else { return Self.object(own) }
    guard let first = try firstPair(of: verb, words, shape) else {
      throw RecordingRefusal("\(verb.quoted) takes keys with values here")
    }
    return Self.object([first] + own)
  }

  /// Returns the first key of an object whose value was written without it.
  private func firstPair(
    of verb: String, _ words: [CommandWord], _ shape: ValueShape
  ) throws(RecordingRefusal) -> (String, String)? {
    guard let object = shape.ownObject else { return nil }
    if shape.takesSelector {
      let text = words.map(\.text).joined(separator: " ")
      switch ElementSelector(text)?.subject {
      case .identifier(let name) where !words[0].isQuoted: return ("id", name.jsonQuoted)
      case .className(let name) where !words[0].isQuoted: return ("class", name.jsonQuoted)
      default: return ("text", text.jsonQuoted)
      }
    }
    guard let key = object.required.first ?? object.choices.first?.first,
      let member = object.members.first(where: { $0.key.name == key })
    else { return nil }
    return (key, try value(words, of: key, member.shape))
  }

  /// Returns the JSON5 of a value, by the kinds that its key takes.
  private func value(
    _ words: [CommandWord], of key: String, _ shape: ValueShape
  ) throws(RecordingRefusal) -> String {
    guard let first = words.first else {
      if let plain = shape.plainValue { return plain.json }
      throw RecordingRefusal(
        "\(key.quoted) needs a value", remedy: "put quotes around a text with this word")
    }
    if words.count == 1, case .value(let text) = first { return text }
    if case .plain(let verb) = first, let steps = shape.steps,
      steps.choices.first?.contains(verb) == true
    {
      return try list(words, of: steps)
    }
    if words.count == 1, case .plain(let text) = first {
      if shape.takesSelector, let number = Int(text) { return try selector(number) }
      let isNumber = text.wholeMatch(of: /-?\d+(\.\d+)?/) != nil
      if isNumber, shape.takes(.number) { return text }
      if ["true", "false"].contains(text), shape.takes(.boolean) { return text }
    }
    return words.map(\.text).joined(separator: " ").jsonQuoted
  }

  /// Returns a list of steps, such as a page's: each a verb with its value, and then other keys.
  private func list(
    _ words: [CommandWord], of shape: ObjectShape
  ) throws(RecordingRefusal) -> String {
    var steps: [[(String, String)]] = []
    for part in Self.parts(of: words, shape.members) {
      guard let member = shape.members.first(where: { $0.key.name == part.key }) else { continue }
      let pair = (member.key.name, try value(part.words, of: member.key.name, member.shape))
      if shape.choices.first?.contains(pair.0) == true {
        steps.append([pair])
      } else {
        steps[steps.count - 1].append(pair)
      }
    }
    return "[\(steps.map(Self.object).joined(separator: ", "))]"
  }

  private func selector(_ number: Int) throws(RecordingRefusal) -> String {
    guard elements.indices.contains(number - 1) else {
      let all = elements.isEmpty ? "no elements" : "the elements 1 to \(elements.count)"
      throw RecordingRefusal(
        "element \(number) does not exist; the screen has \(all)",
        remedy: "put quotes around a text of digits")
    }
    guard let selector = elements[number - 1] else {
      throw RecordingRefusal("no selector names element \(number) alone", remedy: "give it an id")
    }
    return selector
  }

  private static func object(_ pairs: [(String, String)]) -> String {
    "{ \(pairs.map { "\($0.0.json5Key): \($0.1)" }.joined(separator: ", ")) }"
  }
}

/// The reason why a recording does not accept a command.
package struct RecordingRefusal: Error, Equatable, Sendable {
  /// The reason, and further lines such as the elements on the screen.
  package let lines: [String]

  package init(_ reason: String, remedy: String? = nil, notes: [String] = []) {
    lines = [reason + (remedy.map { "; \($0)" } ?? "")] + notes
  }

  init(_ errors: [SourceError]) {
    lines = errors.flatMap { [$0.headline, $0.note].compactMap(\.self) }
  }
}

/// A word of a typed line.
enum CommandWord: Equatable {
  /// A word without quotes.
  case plain(String)
  /// A text in quotes, decoded.
  case quoted(String)
  /// An object or an array in JSON5, as written.
  case value(String)

  var text: String {
    switch self {
    case .plain(let text), .quoted(let text), .value(let text): text
    }
  }

  var isQuoted: Bool { if case .quoted = self { true } else { false } }

  /// Splits a line at blanks outside of quotes and brackets.
  static func words(of line: String) throws(RecordingRefusal) -> [CommandWord] {
    var words: [CommandWord] = []
    var rest = line[...]
    while let next = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[next...]
      let length = try length(of: rest)
      let word = String(rest.prefix(length))
      rest = rest.dropFirst(length)
      switch word.first {
      case "\"", "'": words.append(.quoted(try decoded(word)))
      case "{", "[":
        _ = try node(word)
        words.append(.value(word))
      default: words.append(.plain(word))
      }
    }
    return words
  }

  /// Returns the number of Characters of the first word.
  private static func length(of text: Substring) throws(RecordingRefusal) -> Int {
    switch text.first {
    case "\"", "'":
      guard let length = lengthOfQuotes(text) else {
        throw RecordingRefusal("the text \(String(text).brief) has no final quote")
      }
      return length
    case "{", "[":
      guard let length = lengthOfBrackets(text) else {
        throw RecordingRefusal("a bracket of \(String(text).brief) is not closed")
      }
      return length
    default: return text.prefix { !$0.isWhitespace }.count
    }
  }

  private static func lengthOfQuotes(_ text: Substring) -> Int? {
    var isEscaped = false
    for (index, character) in text.enumerated().dropFirst() {
      if character == text.first, !isEscaped { return index + 1 }
      isEscaped = character == "\\" && !isEscaped
    }
    return nil
  }

  private static func lengthOfBrackets(_ text: Substring) -> Int? {
    var (depth, length) = (0, 0)
    var rest = text
    while let character = rest.first {
      var count = 1
      switch character {
      case "\"", "'":
        guard let quoted = lengthOfQuotes(rest) else { return nil }
        count = quoted
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      default: break
      }
      length += count
      rest = rest.dropFirst(count)
      if depth == 0 { return length }
    }
    return nil
  }

  private static func decoded(_ word: String) throws(RecordingRefusal) -> String {
    guard case .string(let text) = try node(word).value else { return word }
    return text
  }

  /// Parses JSON5 that a person has typed; the mistake is shown with its place.
  static func node(_ text: String) throws(RecordingRefusal) -> Node {
    do throws(SourceError) {
      let file = try SourceFile(name: "line", bytes: Array(text.utf8))
      do throws(Mistake) {
        return try JSON5.parseNode(of: file)
      } catch {
        throw SourceError(error, in: file)
      }
    } catch {
      throw RecordingRefusal([error])
    }
  }
}

extension ValueShape {
  /// The keys of an object of this shape, also as one of several alternatives; nil without.
  fileprivate var ownObject: ObjectShape? {
    switch self {
    case .object(_, let shape): shape
    case .either(let shapes): shapes.lazy.compactMap(\.ownObject).first
    case .later(_, let shape): shape().ownObject
    default: nil
    }
  }

  /// The keys of the steps in a list of steps; nil for another value.
  fileprivate var steps: ObjectShape? {
    switch self {
    case .array(let item, _): item.ownObject.flatMap { $0.choices.isEmpty ? nil : $0 }
    case .either(let shapes): shapes.lazy.compactMap(\.steps).first
    case .later(_, let shape): shape().steps
    default: nil
    }
  }

  /// True if the value may be a selector.
  fileprivate var takesSelector: Bool {
    switch self {
    case .object(let noun, _): noun.one == ElementSelector.reader.noun.one
    case .either(let shapes): shapes.contains(where: \.takesSelector)
    case .later(_, let shape): shape().takesSelector
    default: false
    }
  }

  /// Returns true if the value may be of a kind.
  fileprivate func takes(_ kind: Node.Kind) -> Bool {
    switch self {
    case .values(let kinds): kinds.contains(kind)
    case .words, .text: kind == .string
    case .yes: kind == .boolean
    case .integer: kind == .number
    case .array: kind == .array
    case .entries, .object: kind == .object
    case .either(let shapes): shapes.contains { $0.takes(kind) }
    case .later(_, let shape): shape().takes(kind)
    }
  }
}
