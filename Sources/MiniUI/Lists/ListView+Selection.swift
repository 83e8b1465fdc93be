/// What is selected, and how the cells on display look because of it.
extension ListView {
  /// Selects a row without a word to the delegate (TV-6).
  final func select(_ path: CellPath) {
    selection.insert(path)
    shownCell(at: path)?.look(selected: true)
  }

  /// Deselects a row without a word to the delegate (TV-6).
  final func deselect(_ path: CellPath) {
    selection.remove(path)
    shownCell(at: path)?.look(selected: false)
  }

  /// Selects a row as code does: alone, unless several may be selected; `nil` clears all.
  final func selectByCode(_ path: CellPath?) {
    if path == nil || !selectsMany {
      for other in selection.paths where other != path { deselect(other) }
    }
    if let path, contains(path) { select(path) }
  }

  /// The other selected cells look deselected while a finger is on a row; nobody is told (TV-1).
  final func lookDeselected(except path: CellPath) {
    for other in selection.paths where other != path {
      shownCell(at: other)?.look(selected: false)
    }
  }

  /// Every cell looks as it is, after a finger has left without choosing.
  final func showSelection() {
    for cell in shown {
      if let path = cell.indexPath { cell.look(selected: selection.contains(path)) }
    }
  }
}
