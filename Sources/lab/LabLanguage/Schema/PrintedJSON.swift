package import Wording

/// A JSON value printed for people and editors, with one member or item per line.
package indirect enum PrintedJSON: Equatable, Sendable {
  case text(String)
  /// A sentence, as its English text.
  case sentence(Sentence)
  case number(Int)
  /// A finite number, printed without a fraction if it is whole.
  case fraction(Double)
  case flag(Bool)
  case null
  /// JSON that is already text, such as a value of an event.
  case written(String)
  case list([PrintedJSON])
  case object([Member])

  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: PrintedJSON
    /// The comments above the member, in JSON5.
    package let comments: [String]

    package init(key: String, value: PrintedJSON, comments: [String] = []) {
      (self.key, self.value, self.comments) = (key, value, comments)
    }
  }

  /// Members in the order written; those without a value are omitted.
  package typealias Members = KeyValuePairs<String, PrintedJSON?>

  /// Returns members in the order written; nil values are omitted.
  package static func present(_ members: Members) -> [Member] {
    members.compactMap { key, value in value.map { Member(key: key, value: $0) } }
  }

  /// Makes an object with the members of all groups in the order written; nil values are omitted.
  package static func members(_ groups: Members...) -> PrintedJSON {
    .object(groups.flatMap(present))
  }

  /// Makes an object with members sorted by key; nil values are omitted.
  package static func record(_ members: Members) -> PrintedJSON {
    .object(present(members).sorted { $0.key < $1.key })
  }

  /// Makes an object with members sorted by key.
  package static func sorted<Value>(
    _ members: [String: Value], _ print: (Value) -> PrintedJSON
  ) -> PrintedJSON {
    .object(members.sorted { $0.key < $1.key }.map { Member(key: $0, value: print($1)) })
  }

  /// Returns texts sorted by key.
  package static func sorted(_ texts: [String: String]) -> PrintedJSON {
    sorted(texts, PrintedJSON.text)
  }

  package static func texts(_ texts: [String]) -> PrintedJSON { .list(texts.map(PrintedJSON.text)) }

  /// Returns numbers, those that are whole without a fraction.
  package static func fractions(_ numbers: [Double]) -> PrintedJSON {
    .list(numbers.map(PrintedJSON.fraction))
  }
}

extension PrintedJSON {
  /// Returns the value as JSON; a short list of scalars stands on one line.
  package func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text, .sentence, .number, .fraction, .flag, .null, .written: return scalar
    case .list(let items):
      // Objects first: printing them twice at each level would take 2ⁿ steps for n levels.
      if !items.contains(where: \.isObject) {
        let line = "[" + items.map { $0.text() }.joined(separator: ", ") + "]"
        if indent.count + line.count <= 100 { return line }
      }
      return Self.lines(items.map { $0.text(indent: inner) }, "[", "]", indent)
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.map { "\($0.key.jsonQuoted): \($0.value.text(indent: inner))" }
      return Self.lines(lines, "{", "}", indent)
    }
  }

  /// The text of a value without parts.
  package var scalar: String {
    switch self {
    case .text(let text): text.jsonQuoted
    case .sentence(let sentence): sentence.text.jsonQuoted
    case .number(let number): "\(number)"
    case .fraction(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .flag(let flag): "\(flag)"
    case .null: "null"
    case .written(let text): text
    case .list: "[]"
    case .object: "{}"
    }
  }

  /// The sentences in the value, in the order of the text.
  package var sentences: [Sentence] {
    switch self {
    case .sentence(let sentence): [sentence]
    case .list(let items): items.flatMap(\.sentences)
    case .object(let members): members.flatMap(\.value.sentences)
    case .text, .number, .fraction, .flag, .null, .written: []
    }
  }

  private var isObject: Bool {
    guard case .object = self else { return false }
    return true
  }

  private static func lines(
    _ lines: [String], _ start: String, _ end: String, _ indent: String
  ) -> String {
    "\(start)\n" + lines.map { "\(indent)  \($0)" }.joined(separator: ",\n") + "\n\(indent)\(end)"
  }
}
