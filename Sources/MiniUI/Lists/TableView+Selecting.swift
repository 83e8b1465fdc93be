/// The selection by the user, with delegate calls, and by code, without them (TV-1 to TV-6).
extension TableView {
  /// The name of the notification about a selection by the user (TV-6).
  public static let selectionDidChangeNotification = "UITableViewSelectionDidChangeNotification"

  /// The selected row; the first of several.
  public final var indexPathForSelectedRow: CellPath? { selection.paths.first }

  /// The selected rows in index order; `nil` instead of an empty list.
  public final var indexPathsForSelectedRows: [CellPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  /// Selects a row, or none, without notifying the delegate (TV-6).
  public final func selectRow(at path: CellPath?) {
    send(.selectRow)(path.map { object(of: $0) }, false, ScrollPosition.nearest.rawValue)
  }

  /// Selects a row and scrolls to it.
  ///
  /// In the message, the number of `nearest` is UIKit's `none`, which does not scroll; this
  /// function then scrolls itself.
  public final func selectRow(at path: CellPath, scrollingTo position: ScrollPosition) {
    send(.selectRow)(object(of: path), false, position.rawValue)
    if position == .nearest { scrollToRow(at: path, at: position) }
  }

  /// Deselects a row without notifying the delegate (TV-6).
  public final func deselectRow(at path: CellPath) {
    send(.deselectRow)(object(of: path), false)
  }

  static func defineSelecting(_ methods: MethodList<TableView>) {
    methods.define(.selectRow) { table, object, _, position, _ in
      let path = (object as? IndexPathObject)?.path
      table.selectByCode(path)
      guard let path, let position = ScrollPosition(rawValue: position), position != .nearest
      else { return }
      table.scrollToRow(at: path, at: position)
    }
    methods.define(.deselectRow) { table, object, _, _ in
      if let path = (object as? IndexPathObject)?.path { table.deselect(path) }
    }
  }

  /// Handles a finger that was lifted on the row it had highlighted (TV-1, TV-5).
  final func rowWasChosen(_ path: CellPath) {
    if selectsMany, selection.contains(path) {
      deselectForPerson(path)
    } else if let target = answer(.tableWillSelectRow, path), contains(target) {
      selectForPerson(target)
    } else {
      return
    }
    process.notifications.post(Self.selectionDidChangeNotification, from: self)
  }

  private func selectForPerson(_ path: CellPath) {
    if !selectsMany {
      for other in selection.paths where other != path { deselectForPerson(other) }
    }
    select(path)
    cachedDelegate.send(.tableDidSelectRow)?(self, object(of: path))
  }

  private func deselectForPerson(_ path: CellPath) {
    guard let target = answer(.tableWillDeselectRow, path) else { return }
    deselect(target)
    cachedDelegate.send(.tableDidDeselectRow)?(self, object(of: target))
  }

  /// Returns the row that the delegate names instead of this one; the same without the method.
  private func answer(
    _ message: Message<GeneralShape<DynamicObject?, DynamicObject?, DynamicObject?>>,
    _ path: CellPath
  ) -> CellPath? {
    guard let delegate = cachedDelegate.receiver(of: message) else { return path }
    return (delegate.send(message)(self, object(of: path)) as? IndexPathObject)?.path
  }
}
