import LabLanguage
import Wording

/// The data of a report as text without blanks.
extension PrintedJSON {
  /// The value on one line; the members stand in the order in which they are written.
  ///
  /// Fractions have at most three decimals, and the end of a very long text is left out.
  var compact: String {
    var text = ""
    add(to: &text)
    return text
  }

  private func add(to text: inout String) {
    switch self {
    case .text(let own): text += Self.shortened(own).jsonQuoted
    case .sentence(let own): text += Self.shortened(own.text).jsonQuoted
    case .fraction(let number): text += Self.rounded(number)
    case .number, .flag, .null, .written: text += scalar
    case .list(let items):
      text += "["
      for (place, item) in items.enumerated() {
        if place > 0 { text += "," }
        item.add(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { text += "," }
        text.append(jsonQuoting: member.key)
        text += ":"
        member.value.add(to: &text)
      }
      text += "}"
    }
  }

  /// The greatest length of a text in bytes; the tracker cuts texts at less.
  private static let longest = 10_000

  /// Returns a text; a very long one ends in the number of the bytes that are left out.
  static func shortened(_ text: String) -> String {
    guard text.utf8.count > longest else { return text }
    let start = String(text.unicodeScalars.prefix(longest / 4))
    return "\(start)… (\(text.utf8.count - start.utf8.count) more bytes)"
  }

  /// Returns a number with at most three decimals; zero for a number that is not finite.
  private static func rounded(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let rounded = number.magnitude < 1e12 ? (number * 1000).rounded() / 1000 : number
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  static func numbers(_ numbers: [Int]) -> PrintedJSON { .list(numbers.map(Self.number)) }

  /// An object with the members in the order of their keys.
  static func sorted(_ members: [String: PrintedJSON]) -> PrintedJSON { sorted(members) { $0 } }
}

extension Sequence<PrintedJSON> {
  /// The values as a list; nil without a value.
  var nonEmptyList: PrintedJSON? {
    let list = Array(self)
    return list.isEmpty ? nil : .list(list)
  }
}
