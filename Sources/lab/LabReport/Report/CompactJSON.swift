import LabLanguage

/// A JSON value as compact text; the members stand in the order in which they are written.
struct CompactJSON: Equatable, Sendable {
  /// The JSON.
  let text: String

  private init(written text: String) {
    self.text = text
  }

  /// JSON that is already text, such as a value of an event.
  static func written(_ text: String) -> CompactJSON { CompactJSON(written: text) }

  /// A text; the end of a very long one is left out, with the number of its bytes.
  static func text(_ text: String) -> CompactJSON {
    guard text.utf8.count > longest else { return CompactJSON(written: text.jsonQuoted) }
    let start = String(text.unicodeScalars.prefix(longest / 4))
    let rest = text.utf8.count - start.utf8.count
    return CompactJSON(written: "\(start)… (\(rest) more bytes)".jsonQuoted)
  }

  /// The greatest length of a text in bytes; the tracker cuts texts at less.
  private static let longest = 10_000

  static func number(_ number: Int) -> CompactJSON { CompactJSON(written: "\(number)") }

  static func flag(_ flag: Bool) -> CompactJSON { CompactJSON(written: "\(flag)") }

  /// A number with at most three decimals; zero for a number that is not finite.
  static func fraction(_ number: Double) -> CompactJSON {
    guard number.isFinite else { return .number(0) }
    let rounded = number.magnitude < 1e12 ? (number * 1000).rounded() / 1000 : number
    return CompactJSON(written: Int(exactly: rounded).map(String.init) ?? "\(rounded)")
  }

  static func list(_ items: some Sequence<CompactJSON>) -> CompactJSON {
    var text = "["
    for item in items {
      if text.utf8.count > 1 { text += "," }
      text += item.text
    }
    text += "]"
    return CompactJSON(written: text)
  }

  static func texts(_ texts: some Sequence<String>) -> CompactJSON { .list(texts.map(Self.text)) }

  static func numbers(_ numbers: some Sequence<Int>) -> CompactJSON {
    .list(numbers.map(Self.number))
  }

  /// Members in the order written; those without a value are left out.
  typealias Members = KeyValuePairs<String, CompactJSON?>

  /// An object with the members of all groups.
  static func members(_ groups: Members...) -> CompactJSON {
    var text = "{"
    for group in groups {
      for case let (key, value?) in group {
        if text.utf8.count > 1 { text += "," }
        text.append(jsonQuoting: key)
        text += ":"
        text += value.text
      }
    }
    text += "}"
    return CompactJSON(written: text)
  }

  /// An object with the members in the order of their keys.
  static func sorted(_ members: [String: CompactJSON]) -> CompactJSON {
    let written = members.sorted { $0.key < $1.key }.map { "\($0.key.jsonQuoted):\($0.value.text)" }
    return CompactJSON(written: "{\(written.joined(separator: ","))}")
  }
}

extension Sequence<CompactJSON> {
  /// The values as a list; nil without a value.
  var nonEmptyList: CompactJSON? {
    let list = Array(self)
    return list.isEmpty ? nil : .list(list)
  }
}
