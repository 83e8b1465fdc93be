import MiniUI

/// Rows of single interactions (S4.1).
extension StatisticsRow {
  /// Creates the row of a click from the properties of its event.
  ///
  /// The element is named by its id, else by its content, else by its view id (S4.5).
  init(_ click: Click, saying properties: Properties, at time: Instant) {
    let known = ["$element_id", "$element_content", "$element_view_id"].lazy
    self.init(
      kind: click.isOnRow ? .cell : .click, screen: click.screen?.class.name ?? "",
      element: known.compactMap { properties[$0]?.text }.first { !$0.isEmpty } ?? "",
      function: click.function, count: 1, lastTime: time.millisecondsSince1970)
  }

  init(screen: String, seenFor duration: Duration, until time: Instant) {
    self.init(
      kind: .time, screen: screen, count: 1, seconds: duration / .seconds(1),
      lastTime: time.millisecondsSince1970)
  }

  /// Creates the row of a start or an end of the app.
  init(_ kind: Kind, at time: Instant) {
    self.init(kind: kind, count: 1, lastTime: time.millisecondsSince1970)
  }

  /// Returns true if both rows have the same kind, screen and element.
  func hasKey(of other: StatisticsRow) -> Bool {
    (kind, screen, element) == (other.kind, other.screen, other.element)
  }

  fileprivate mutating func add(_ later: StatisticsRow) {
    count += later.count
    add(seconds: later.seconds)
    (function, lastTime) = (later.function, max(lastTime, later.lastTime))
  }
}

extension Click {
  /// True if the click was on a row or an item of a list.
  fileprivate var isOnRow: Bool {
    if case .row = element { true } else { false }
  }

  /// The selector that the click calls; empty without one.
  fileprivate var function: String {
    switch origin {
    case .action(_, let selector): selector
    case .gesture(let gesture): gesture.action
    case .row(let selection): selection.function
    case .backButton: SystemSelector.`navigationBar:shouldPopItem:`.name
    case .tab: SystemSelector.`tabBar:didSelectItem:`.name
    case .react: "setJSResponder:blockNativeResponder:"
    case .dialog, .foreseen: ""
    }
  }
}

extension RecognizedGesture {
  /// The selector of the last target; empty without one.
  fileprivate var action: String {
    targets.last.map { recognizer.process.classes.name(of: $0.action) } ?? ""
  }
}

extension ListSelection {
  /// The selector of the delegate's method.
  fileprivate var function: String {
    let selector: SystemSelector =
      list is CollectionView
      ? .`collectionView:didSelectItemAtIndexPath:` : .`tableView:didSelectRowAtIndexPath:`
    return selector.name
  }
}

extension Value {
  /// The text of a string; nil for other values.
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

/// Addition of rows with equal keys (S4.5).
extension [StatisticsRow] {
  /// Adds a later row to the row with its key, or appends it.
  mutating func add(_ row: StatisticsRow) {
    if let place = firstIndex(where: { $0.hasKey(of: row) }) {
      self[place].add(row)
    } else {
      append(row)
    }
  }
}
