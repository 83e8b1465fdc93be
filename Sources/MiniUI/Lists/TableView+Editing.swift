/// Editing rows: which of them, and how (TV-14).
extension TableView {
  /// What a person can do with a row while it is edited.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// Nothing, or move it.
    case none = 0
    /// Delete it.
    case delete = 1
    /// Insert another one.
    case insert = 2
  }

  /// `setEditing:animated:` of tables.
  static func defineEditing(_ methods: MethodList<TableView>) {
    methods.define(
      .setEditing, Body { list, isEditing, _, _ in list.editEverything(isEditing) })
  }

  /// Whether the table is edited, also if only one row was swiped (TV-14).
  public final var isEditing: Bool { isEditingAll || swipe != nil }

  /// Begins or ends the editing of all rows; ends that of a row that was swiped.
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

  /// A cell shows the controls that its row can be edited with.
  final func prepareEditing(of cell: TableViewCell, at path: CellPath) {
    let isEdited = isEditingAll && canEdit(path)
    cell.editingStyle = isEdited ? editingStyle(of: path) : .none
    cell.showsReorderControl = isEditingAll && canMove(path)
    if cell.isEditing != isEdited { cell.setEditing(isEdited) }
  }

  /// Whether a row can be edited: it can if editing is committed, unless the data source says no.
  final func canEdit(_ path: CellPath) -> Bool {
    dataSourceAsked(.canEdit)?.send(.tableCanEditRow)(self, object(of: path))
      ?? (dataSourceAsked.has(.commit) || delegateAsked.has(.swipeActions))
  }

  /// How a row is edited.
  final func editingStyle(of path: CellPath) -> EditingStyle {
    let number = delegateAsked(.editingStyle)?.send(.tableEditingStyle)(self, object(of: path))
    return number.map { EditingStyle(rawValue: $0) ?? .none } ?? .delete
  }

  /// A person has deleted a row or wants another one.
  final func commit(_ style: EditingStyle, at path: CellPath) {
    dataSourceAsked(.commit)?.send(.tableCommitEditing)(self, style.rawValue, object(of: path))
  }
}

/// Moving rows: TV-16.
extension TableView {
  /// Whether a person can move a row: moves must be taken, and the data source not say no.
  final func canMove(_ path: CellPath) -> Bool {
    guard dataSourceAsked.has(.move) else { return false }
    return dataSourceAsked(.canMove)?.send(.tableCanMoveRow)(self, object(of: path)) ?? true
  }

  /// A person has dropped a row at a point of the content: it takes the place of the row there.
  final func drop(_ cell: TableViewCell, at point: Point) {
    guard let path = cell.indexPath, let target = target(at: point), target != path else { return }
    dataSourceAsked(.move)?.send(.tableMoveRow)(self, object(of: path), object(of: target))
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

extension Message where S == GeneralShape<Nothing, Bool, Bool> {
  /// `-setEditing:animated:` of tables, cells and controllers.
  @inlinable public static var setEditing: Self { Message(.`setEditing:animated:`) }
}
