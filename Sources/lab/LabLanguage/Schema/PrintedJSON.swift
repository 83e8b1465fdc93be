/// A JSON value printed for people and editors, with one member or item per line.
package indirect enum PrintedJSON: Equatable, Sendable {
  case text(String)
  case number(Int)
  /// A finite number, printed without a fraction if it is whole.
  case fraction(Double)
  case flag(Bool)
  case list([PrintedJSON])
  case object([Member])

  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: PrintedJSON

    package init(key: String, value: PrintedJSON) {
      (self.key, self.value) = (key, value)
    }
  }

  /// Makes an object with members in the order written; nil values are omitted.
  package static func members(_ members: KeyValuePairs<String, PrintedJSON?>) -> PrintedJSON {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// Makes an object with members sorted by key; nil values are omitted.
  package static func record(_ members: KeyValuePairs<String, PrintedJSON?>) -> PrintedJSON {
    let present = members.compactMap { key, value in value.map { Member(key: key, value: $0) } }
    return .object(present.sorted { $0.key < $1.key })
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
}

extension PrintedJSON {
  /// Returns the value as JSON; a short list of scalars stands on one line.
  package func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return text.jsonQuoted
    case .number(let number): return "\(number)"
    case .fraction(let number): return Int(exactly: number).map(String.init) ?? "\(number)"
    case .flag(let flag): return "\(flag)"
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
