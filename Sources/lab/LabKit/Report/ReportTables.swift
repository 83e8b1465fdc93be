import AutoTrack
import MiniUI

/// The tables of a report's data: each different value is stored once, under a number.
struct ReportTables {
  private var views = Table()
  private var paths = Table()
  private var screens = Table()
  private var properties = Table()
  private var rows = Table()
  private var ways = Table()
  private var knownScreens = KnownScreens()

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

  /// Returns the number of a path, which continues the path of the superview if it begins with it.
  private mutating func number(ofPath path: String, after outer: NumberedPath?) -> Int {
    guard let outer, !outer.text.isEmpty, path.utf8.starts(with: outer.text.utf8) else {
      return paths.number(of: .list([.number(-1), .text(path)]))
    }
    if path == outer.text { return outer.number }
    let rest = String(Substring(path.utf8.dropFirst(outer.text.utf8.count)))
    return paths.number(of: .list([.number(outer.number), .text(rest)]))
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

/// The paths of whole screens.
extension ReportTables {
  /// A path with its number.
  private struct NumberedPath {
    let number: Int
    let text: String
  }

  /// The schemes of a report, with the page aliases that they apply.
  struct Schemes {
    private let pages: [String: String]
    fileprivate let all: [any PathScheme]

    /// All schemes, with the aliases of a scenario.
    init(naming pages: [String: String]) {
      self.pages = pages
      all = PathSchemes.all.map { $0.naming(pages) }
    }

    fileprivate func key(of tree: ViewTree) -> KnownScreens.Key {
      KnownScreens.Key(pages: pages, facts: tree.facts)
    }
  }

  /// The data that depends on nothing but the facts of a screen.
  struct DerivedScreen {
    /// The numbers of the paths of each view, in the order of a screen's nodes.
    ///
    /// Views after the bound of a screen may be absent.
    let paths: [[Int]]
    /// The facts for rules by all facts.
    let anchored: AnchoredScreenRecord
  }

  /// The derived data of screens, by everything that it depends on.
  ///
  /// Most steps show a screen that another one has shown. Without this, six paths for each view
  /// were half of the cost of a report.
  fileprivate struct KnownScreens {
    private var screens: [Key: DerivedScreen] = [:]
    private var views = 0

    struct Key: Hashable {
      let pages: [String: String]
      let facts: ViewTree.Facts
    }

    subscript(key: Key) -> DerivedScreen? {
      get { screens[key] }
      set {
        views += key.facts.count
        if views > Self.limit { (screens, views) = ([:], key.facts.count) }
        screens[key] = newValue
      }
    }

    /// The number of views whose facts are kept: some tens of megabytes.
    private static let limit = 100_000
  }

  /// Returns the derived data of the screen; one beyond the bound has default paths only.
  mutating func derived(from process: AppProcess, in schemes: Schemes) -> DerivedScreen {
    let tree = ViewTree(process)
    let key = schemes.key(of: tree)
    if let known = knownScreens[key] { return known }
    var numbers: [[Int]] = []
    // Others look at all siblings of each view, and the screen may have 100,000 of them.
    let all = key.facts.count > ScreenRecord.limit ? Array(schemes.all.prefix(1)) : schemes.all
    for window in process.application.visibleWindows {
      add(window, after: nil, in: all, to: &numbers)
    }
    let screen = DerivedScreen(paths: numbers, anchored: AnchoredScreenRecord(of: tree))
    knownScreens[key] = screen
    return screen
  }

  private mutating func add(
    _ view: View, after outer: [NumberedPath]?, in schemes: [any PathScheme],
    to numbers: inout [[Int]]
  ) {
    guard numbers.count < ScreenRecord.limit else { return }
    let paths = schemes.enumerated().map { index, scheme -> NumberedPath in
      let text = scheme.path(of: view)
      return NumberedPath(number: number(ofPath: text, after: outer?[index]), text: text)
    }
    numbers.append(paths.map(\.number))
    for subview in view.subviews { add(subview, after: paths, in: schemes, to: &numbers) }
  }
}
