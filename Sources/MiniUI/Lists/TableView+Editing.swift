/// The editing of rows (TV-14).
extension TableView {
  /// The kinds of edit that the user can make to a row.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// No edit, except for a move.
    case none = 0
    /// Deletes the row.
    case delete = 1
    /// Inserts another row.
    case insert = 2
  }

  static func defineEditing(_ methods: MethodList<TableView>) {
    methods.define(.setEditing) { list, isEditing, _, _ in list.editEverything(isEditing) }
  }

  /// True if all rows are edited, or if one row was swiped (TV-14).
  public final var isEditing: Bool { isEditingAll || swipe != nil }

  /// Begins or ends the editing of all rows; closes a swiped row.
  public final func setEditing(_ isEditing: Bool, animated: Bool = false) {
    send(.setEditing)(isEditing, animated)
  }

  private func editEverything(_ isEditing: Bool) {
    endSwipe()
    guard isEditing != isEditingAll else { return }
    isEditingAll = isEditing
    for case let cell as TableViewCell in shown {
      if let path = cell.indexPath { prepareEditing(of: cell, at: path) }
    }
  }

  /// Shows the editing controls of a row's cell.
  final func prepareEditing(of cell: TableViewCell, at path: CellPath) {
    let isEdited = isEditingAll && canEdit(path)
    cell.editingStyle = isEdited ? editingStyle(of: path) : .none
    cell.showsReorderControl = isEditingAll && canMove(path)
    if cell.isEditing != isEdited { cell.setEditing(isEdited) }
  }

  /// True if a row may be edited.
  ///
  /// The data source decides; by default, if it commits editing or the delegate has swipe actions.
  final func canEdit(_ path: CellPath) -> Bool {
    cachedSource.send(.tableCanEditRow)?(self, object(of: path))
      ?? (cachedSource.has(.tableCommitEditing) || cachedDelegate.has(.tableTrailingSwipeActions))
  }

  /// Asks the delegate for a row's editing style; deletion by default.
  final func editingStyle(of path: CellPath) -> EditingStyle {
    let number = cachedDelegate.send(.tableEditingStyle)?(self, object(of: path))
    return number.map { EditingStyle(rawValue: $0) ?? .none } ?? .delete
  }

  /// Asks the data source to carry out an edit by the user.
  final func commit(_ style: EditingStyle, at path: CellPath) {
    cachedSource.send(.tableCommitEditing)?(self, style.rawValue, object(of: path))
  }
}

/// The moving of rows (TV-16).
extension TableView {
  /// True if the user may move a row: the data source must implement moves and allow this one.
  final func canMove(_ path: CellPath) -> Bool {
    guard cachedSource.has(.tableMoveRow) else { return false }
    return cachedSource.send(.tableCanMoveRow)?(self, object(of: path)) ?? true
  }

  /// Moves a row that the user has dropped at a point of the content to the row there.
  final func drop(_ cell: TableViewCell, at point: Point) {
    guard let path = cell.indexPath, let target = target(at: point), target != path else { return }
    cachedSource.send(.tableMoveRow)?(self, object(of: path), object(of: target))
    guard counts != nil else { return }
    counts = askCounts()
    moveRowOnDisplay(path, to: target)
  }

  private func target(at point: Point) -> CellPath? {
    let middle = bounds.width / 2
    let height = max(bounds.minY, min(point.y, bounds.maxY - 1))
    let row = loadedGeometry.paths(in: Rect(x: middle, y: height, width: 1, height: 1)).first
    return row ?? shown.last?.indexPath
  }
}
