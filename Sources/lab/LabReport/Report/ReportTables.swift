import AutoTrack
import LabExplain
import LabLanguage
import LabRules
import MiniUI
import Wording

/// The tables of a report's data: each different value is stored once, under a number.
///
/// Every scenario has its own tables, so that scenarios can be played at once. The report's
/// tables take them over in the order of the scenarios.
struct ReportTables: Sendable {
  /// A table; the names are those in the data, in its order.
  enum Name: UInt8, CaseIterable {
    case views = 1
    case paths, screens, properties, rows, ways, edits

    /// The tables in an order in which values link to earlier ones only, or to their own table.
    fileprivate static let byLinks: [Name] = [
      .paths, .ways, .edits, .views, .screens, .properties, .rows,
    ]
  }

  /// The values in the order of their first use, and their numbers.
  private struct Table {
    private(set) var values: [PrintedJSON] = []
    fileprivate var sentences: Set<Sentence> = []
    private var numbers: [String: Int] = [:]

    mutating func number(of value: PrintedJSON) -> Int {
      let text = value.compact
      for sentence in value.sentences where !sentence.isName { sentences.insert(sentence) }
      if let known = numbers[text] { return known }
      numbers[text] = values.count
      values.append(.written(text))
      return values.count - 1
    }
  }

  private var tables = Name.allCases.map { _ in Table() }

  private subscript(name: Name) -> Table {
    _read { yield tables[Int(name.rawValue) - 1] }
    _modify { yield &tables[Int(name.rawValue) - 1] }
  }

  /// Stores a value once, and returns the link to it.
  private mutating func link(to value: PrintedJSON, in name: Name) -> PrintedJSON {
    .link(to: self[name].number(of: value), in: name)
  }

  mutating func link(toView view: PrintedJSON) -> PrintedJSON { link(to: view, in: .views) }

  mutating func link(toEdits edits: PrintedJSON) -> PrintedJSON { link(to: edits, in: .edits) }

  mutating func link(toScreen screen: PrintedJSON) -> PrintedJSON { link(to: screen, in: .screens) }

  /// Returns the number of a path, which continues the path of the superview if it begins with it.
  mutating func number(ofPath path: String, after outer: (number: Int, text: String)?) -> Int {
    guard let outer, !outer.text.isEmpty, path.utf8.starts(with: outer.text.utf8) else {
      return self[.paths].number(of: .list([.number(-1), .text(path)]))
    }
    if path == outer.text { return outer.number }
    let rest = String(Substring(path.utf8.dropFirst(outer.text.utf8.count)))
    return self[.paths].number(of: .list([.link(to: outer.number, in: .paths), .text(rest)]))
  }

  mutating func link(to row: StepExplanation.Row) -> PrintedJSON {
    let detail = row.detail == "" ? [] : [PrintedJSON.sentence(row.detail)]
    return link(to: .list([.number(row.depth), .sentence(row.text)] + detail), in: .rows)
  }

  mutating func link(to way: NamedElement.Name) -> PrintedJSON {
    link(to: .list([.text(way.kind), .text(way.text), .number(way.cost)]), in: .ways)
  }

  /// Returns the link to a property: a key with its value.
  mutating func link(toProperty key: String, _ value: Value) -> PrintedJSON {
    link(to: .list([.text(key), .written(value.description)]), in: .properties)
  }

  /// Returns the links to properties in the order of their keys.
  mutating func links(to all: Properties) -> PrintedJSON {
    .list(all.map { link(toProperty: $0.key, $0.value) })
  }

  /// The sentences in the values, which have only their texts.
  var sentences: Set<Sentence> { tables.reduce(into: []) { $0.formUnion($1.sentences) } }

  /// The tables by the names that the data gives them, in a fixed order.
  var json: [(name: String, values: PrintedJSON)] {
    Name.allCases.map { ("\($0)", .list(self[$0].values)) }
  }
}

/// Tables that take over those of a part.
extension ReportTables {
  /// The numbers that the values of a part have in the whole.
  struct Numbers {
    fileprivate var tables = Name.allCases.map { _ in [Int]() }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    /// Returns JSON of the part with the numbers of the whole instead of its links.
    func resolving(_ json: PrintedJSON) -> PrintedJSON {
      let text = json.compact
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.utf8.count)
      var rest = text.utf8[...]
      while let start = rest.firstIndex(where: { $0 < UInt8(ascii: " ") }) {
        bytes += rest[..<start]
        let table = Int(rest[start]) - 1
        let digits = rest[start...].dropFirst().prefix { Self.digits.contains($0) }
        let number = digits.reduce(0) { 10 * $0 + Int($1 - Self.digits.lowerBound) }
        bytes += "\(tables[table][number])".utf8
        rest = rest[digits.endIndex...]
      }
      bytes += rest
      return .written(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Adds the values of a part, in the order of their first use there.
  mutating func add(_ part: ReportTables) -> Numbers {
    var numbers = Numbers()
    for name in Name.byLinks {
      for value in part[name].values {
        let number = self[name].number(of: numbers.resolving(value))
        numbers.tables[Int(name.rawValue) - 1].append(number)
      }
      self[name].sentences.formUnion(part[name].sentences)
    }
    return numbers
  }
}

extension Sentence {
  /// True for a name, which is equal in all languages.
  fileprivate var isName: Bool {
    guard form == "{}", case .text = arguments.first else { return false }
    return true
  }
}

extension PrintedJSON {
  /// A link to a value of a table, for ``ReportTables/Numbers/resolving(_:)``.
  ///
  /// It begins with a control character, which JSON has in no other place.
  static func link(to number: Int, in table: ReportTables.Name) -> PrintedJSON {
    .written("\(UnicodeScalar(table.rawValue))\(number)")
  }
}
