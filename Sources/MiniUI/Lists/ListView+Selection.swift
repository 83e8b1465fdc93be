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
  final func lookDeselected(except path: CellPath) {
    for other in selection.paths where other != path {
      shownCell(at: other)?.look(selected: false)
    }
  }

  /// Shows every cell in its true state, after a press without a choice.
  final func showSelection() {
    for cell in shown {
      if let path = cell.indexPath { cell.look(selected: selection.contains(path)) }
    }
  }
}
