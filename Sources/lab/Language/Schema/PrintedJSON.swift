import AutoTrack

/// A JSON value printed for people and editors, with one member or item per line.
indirect enum PrintedJSON: Equatable, Sendable {
  case text(String)
  case number(Int)
  /// A finite number, printed without a fraction if it is whole.
  case fraction(Double)
  case flag(Bool)
  case list([PrintedJSON])
  case object([Member])

  struct Member: Equatable, Sendable {
    let key: String
    let value: PrintedJSON
  }

  /// Makes an object with members in the order written; nil values are omitted.
  static func members(_ members: KeyValuePairs<String, PrintedJSON?>) -> PrintedJSON {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// Makes an object with members sorted by key.
  static func sorted<Value>(
    _ members: [String: Value], _ print: (Value) -> PrintedJSON
  ) -> PrintedJSON {
    .object(members.sorted { $0.key < $1.key }.map { Member(key: $0, value: print($1)) })
  }

  /// Returns texts sorted by key.
  static func sorted(_ texts: [String: String]) -> PrintedJSON { sorted(texts, PrintedJSON.text) }

  static func texts(_ texts: [String]) -> PrintedJSON { .list(texts.map(PrintedJSON.text)) }
}

extension PrintedJSON {
  /// Returns the value as JSON; a short list of scalars stands on one line.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return "\(number)"
    case .fraction(let number): return Int(exactly: number).map(String.init) ?? "\(number)"
    case .flag(let flag): return "\(flag)"
    case .list(let items):
      let line = "[" + items.map { $0.text() }.joined(separator: ", ") + "]"
      guard items.contains(where: \.isObject) || indent.count + line.count > 100 else {
        return line
      }
      return Self.lines(items.map { $0.text(indent: inner) }, "[", "]", indent)
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.map { "\(Self.quoted($0.key)): \($0.value.text(indent: inner))" }
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

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(.string(text))
    return writer.text
  }
}
