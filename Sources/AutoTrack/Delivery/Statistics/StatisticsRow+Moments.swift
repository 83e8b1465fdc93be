import MiniUI

/// What things that happen add to the counts (S4.1).
extension StatisticsRow {
  /// A click on an element, by what its event says of it.
  ///
  /// The element is known by its id, else by its content, else by its view id (S4.5).
  init(_ click: Click, saying properties: Properties, at time: Instant) {
    let known = ["$element_id", "$element_content", "$element_view_id"].lazy
    self.init(
      kind: click.isOnRow ? .cell : .click, screen: click.screen?.class.name ?? "",
      element: known.compactMap { properties[$0]?.text }.first { !$0.isEmpty } ?? "",
      function: click.function, count: 1, lastTime: time.millisecondsSince1970)
  }

  /// A screen that was on display for so long.
  init(screen: String, seenFor duration: Duration, until time: Instant) {
    self.init(
      kind: .time, screen: screen, count: 1, seconds: duration / .seconds(1),
      lastTime: time.millisecondsSince1970)
  }

  /// The app came or went.
  init(_ kind: Kind, at time: Instant) {
    self.init(kind: kind, count: 1, lastTime: time.millisecondsSince1970)
  }
}

extension Click {
  /// Whether it was on a row or an item of a list.
  fileprivate var isOnRow: Bool {
    if case .row = element { true } else { false }
  }

  /// The selector that the click runs; nothing where it runs none.
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
  /// The selector that the last of its targets is told by.
  fileprivate var action: String {
    targets.last.map { recognizer.process.classes.name(of: $0.action) } ?? ""
  }
}

extension ListSelection {
  /// The selector that the list tells its delegate by.
  fileprivate var function: String {
    let selector: SystemSelector =
      list is CollectionView
      ? .`collectionView:didSelectItemAtIndexPath:` : .`tableView:didSelectRowAtIndexPath:`
    return selector.name
  }
}

extension Value {
  /// The text of a string; nil for everything else.
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
