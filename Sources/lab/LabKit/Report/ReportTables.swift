import AutoTrack

/// The tables of a report's data: each different value is stored once, under a number.
struct ReportTables {
  private var views = Table()
  private var paths = Table()
  private var screens = Table()
  private var properties = Table()
  private var rows = Table()
  private var ways = Table()

  /// The values in the order of their first use, and their numbers.
  private struct Table {
    private(set) var values: [CompactJSON] = []
    private var numbers: [String: Int] = [:]

    mutating func number(of value: CompactJSON) -> Int {
      if let known = numbers[value.text] { return known }
      numbers[value.text] = values.count
      values.append(value)
      return values.count - 1
    }
  }

  mutating func number(ofView view: CompactJSON) -> Int { views.number(of: view) }

  mutating func number(ofScreen screen: CompactJSON) -> Int { screens.number(of: screen) }

  /// Returns the number of a path, which continues another one if it begins or ends with it.
  mutating func number(ofPath path: String, after outer: (number: Int, text: String)?) -> Int {
    guard let outer, outer.text != path, !outer.text.isEmpty else {
      if let outer, outer.text == path { return outer.number }
      return paths.number(of: .list([.number(-1), .text(path)]))
    }
    if path.hasPrefix(outer.text) {
      let rest = String(path.dropFirst(outer.text.count))
      return paths.number(of: .list([.number(outer.number), .text(rest)]))
    }
    return paths.number(of: .list([.number(-1), .text(path)]))
  }

  /// Returns the number of a row of an explanation.
  mutating func number(of row: StepExplanation.Row) -> Int {
    let detail = row.detail.isEmpty ? [] : [CompactJSON.text(row.detail)]
    return rows.number(of: .list([.number(row.depth), .text(row.text)] + detail))
  }

  /// Returns the number of a way to name an element.
  mutating func number(of way: NamedElement.Name) -> Int {
    ways.number(of: .list([.text(way.kind), .text(way.text), .number(way.cost)]))
  }

  /// Returns the number of a property: a key with its value.
  mutating func number(ofProperty key: String, _ value: Value) -> Int {
    properties.number(of: .list([.text(key), .written(value.description)]))
  }

  /// Returns the numbers of properties in the order of their keys.
  mutating func numbers(of all: Properties) -> CompactJSON {
    .numbers(all.map { number(ofProperty: $0.key, $0.value) })
  }

  /// The tables by the names that the data gives them, in a fixed order.
  var json: [(name: String, values: CompactJSON)] {
    [
      ("views", .list(views.values)), ("paths", .list(paths.values)),
      ("screens", .list(screens.values)), ("properties", .list(properties.values)),
      ("rows", .list(rows.values)), ("ways", .list(ways.values)),
    ]
  }
}
