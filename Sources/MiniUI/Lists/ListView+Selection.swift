/// The selection and the look of the visible cells.
extension ListView {
  /// Selects a row without notifying the delegate (TV-6).
  final func select(_ path: CellPath) {
    selection.insert(path)
    shownCell(at: path)?.look(selected: true)
  }

  /// Deselects a row without notifying the delegate (TV-6).
  final func deselect(_ path: CellPath) {
    selection.remove(path)
    shownCell(at: path)?.look(selected: false)
  }

  /// Selects a row by code, alone unless several may be selected; `nil` clears the selection.
  final func selectByCode(_ path: CellPath?) {
    if path == nil || !selectsMany {
      for other in selection.paths where other != path { deselect(other) }
    }
    if let path, contains(path) { select(path) }
  }

  /// Shows the other selected cells as deselected during a press, without notifications (TV-1).
  private func lookDeselected(except path: CellPath) {
    for other in selection.paths where other != path {
      shownCell(at: other)?.look(selected: false)
    }
  }

  /// Shows every cell in its true state, after a press without a choice.
  private func showSelection() {
    for cell in shown {
      if let path = cell.indexPath { cell.look(selected: selection.contains(path)) }
    }
  }
}

struct RowSelection {
  /// The rows in index order, without repetition.
  private(set) var paths: [CellPath] = []

  func contains(_ path: CellPath) -> Bool {
    let index = index(of: path)
    return index < paths.count && paths[index] == path
  }

  mutating func insert(_ path: CellPath) {
    if !contains(path) { paths.insert(path, at: index(of: path)) }
  }

  mutating func remove(_ path: CellPath) {
    if contains(path) { paths.remove(at: index(of: path)) }
  }

  mutating func removeAll() { paths = [] }

  /// Moves the selected rows with an update; `nil` deselects a row.
  mutating func move(by place: (CellPath) -> CellPath?) {
    paths = paths.compactMap(place).sorted()
  }

  private func index(of path: CellPath) -> Int { paths.partitionPoint { $0 < path } }
}

extension ListView {
  /// The effect of a tap on the selection.
  public enum TapEffect: Hashable, Sendable {
    /// No effect: selection is off, or the tap closes a swiped row (TV-4, TV-14).
    case nothing
    /// The tap selects, if the delegate allows it (TV-1, TV-2).
    case selection
    /// The tap deselects one of several selected rows (TV-5).
    case deselection
  }

  /// Returns the effect of a tap on a row or item, without asking the delegate.
  public final func tapEffect(at path: CellPath) -> TapEffect {
    guard selectsNow, admitsTaps else { return .nothing }
    return selectsMany && selection.contains(path) ? .deselection : .selection
  }
}

/// The press of a finger on a row: a highlight, and a choice when it is lifted (TV-1).
extension ListView {
  /// The distance that a finger may move and still choose the row, in points.
  private static var pressSlack: Double { 10 }

  /// A finger on a row.
  struct Press {
    let touch: Touch
    /// The row; updates may change its path.
    var path: CellPath
    /// The start of the touch, in the window.
    let start: Point
    /// True if the delegate allowed the highlight, without which a row cannot be chosen (TV-2).
    var isHighlighted = false
  }

  /// Defines the touch messages that reach the list from its cells; controls keep theirs (RC-2).
  static func definePressing<List: ListView>(_ methods: MethodList<List>) {
    let reactions: [(Message<ObjectsToVoid>, @Sendable (ListView, [Touch]) -> Void)] = [
      (.touchesBegan, { $0.beginPress($1) }), (.touchesMoved, { $0.followPress($1) }),
      (.touchesEnded, { $0.finishPress($1) }), (.touchesCancelled, { $0.cancelPress($1) }),
    ]
    for (message, react) in reactions {
      methods.define(message) { list, touches, event, callSuper in
        callSuper(touches, event)
        react(list, (touches as? TouchSet)?.touches ?? [])
      }
    }
  }

  private func beginPress(_ touches: [Touch]) {
    guard press == nil, let touch = touches.first, admitsPress(touch),
      let path = path(under: touch)
    else { return }
    press = Press(touch: touch, path: path, start: touch.location(in: nil))
    // The delegate may reload the list before it answers, which drops the press.
    guard selectsNow, askHighlight(of: path), press != nil else { return }
    press?.isHighlighted = true
    shownCell(at: path)?.look(highlighted: true)
    if !selectsMany { lookDeselected(except: path) }
    tell(.didHighlight, shownCell(at: path), at: path)
  }

  private func followPress(_ touches: [Touch]) {
    guard let press = ownPress(touches) else { return }
    let place = press.touch.location(in: nil)
    let offset = Point(x: place.x - press.start.x, y: place.y - press.start.y)
    guard offset.x * offset.x + offset.y * offset.y > Self.pressSlack * Self.pressSlack else {
      return
    }
    cancelPress(touches)
    pressDidWander(press, by: offset)
  }

  private func finishPress(_ touches: [Touch]) {
    guard let press = ownPress(touches) else { return }
    endHighlight()
    // The delegate may have moved or deleted the row.
    let path = self.press?.path
    self.press = nil
    if press.isHighlighted, let path, contains(path) { choose(path) }
    showSelection()
  }

  private func cancelPress(_ touches: [Touch]) {
    guard ownPress(touches) != nil else { return }
    endHighlight()
    press = nil
    showSelection()
  }

  private func endHighlight() {
    guard let press, press.isHighlighted else { return }
    self.press?.isHighlighted = false
    let cell = shownCell(at: press.path)
    cell?.look(highlighted: false)
    tell(.didUnhighlight, cell, at: press.path)
  }

  /// Drops the press without notifying the delegate, as a reload does (TV-7).
  final func forgetPress() {
    if let press, press.isHighlighted { shownCell(at: press.path)?.look(highlighted: false) }
    press = nil
  }

  private func ownPress(_ touches: [Touch]) -> Press? {
    guard let press, touches.contains(where: { $0 === press.touch }) else { return nil }
    return press
  }

  /// Returns the row of the touched cell, which the cell itself knows.
  private func path(under touch: Touch) -> CellPath? {
    var view = touch.view
    while let current = view, current !== self {
      let parent = current.superview
      if parent === self { return (current as? ReusableView)?.indexPath }
      view = parent
    }
    return nil
  }
}
