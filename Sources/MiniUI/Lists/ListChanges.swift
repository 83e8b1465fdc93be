/// The changes of one batch to a list's sections and rows (TV-12).
///
/// Deletions, reloads and origins of moves are counted before the batch, insertions and targets of
/// moves after it.
struct ListChanges {
  /// The deleted, inserted and moved sections.
  var sections = IndexChanges()
  /// The reloaded sections, whose number of rows may change.
  var reloadedSections: [Int] = []
  var deleted: [CellPath] = []
  var inserted: [CellPath] = []
  var reloaded: [CellPath] = []
  var moved: [(from: CellPath, to: CellPath)] = []

  /// The rows that leave their places.
  var leaving: [CellPath] { deleted + moved.map(\.from) }
  /// The places that rows arrive at.
  var arriving: [CellPath] { inserted + moved.map(\.to) }

  /// Returns a row's path after the batch; `nil` if it was deleted.
  func place(of path: CellPath) -> CellPath? {
    if let move = moved.first(where: { $0.from == path }) { return move.to }
    guard !deleted.contains(path), let section = sections.place(of: path.section) else {
      return nil
    }
    let rows = rowChanges(of: path.section, becoming: section)
    return rows.place(of: path.row).map { CellPath(section: section, row: $0) }
  }

  /// True if a row's cell must be requested again.
  func reloads(_ path: CellPath) -> Bool {
    reloaded.contains(path) || reloadedSections.contains(path.section)
  }

  /// Returns the changes of rows in one section, given its old and new index.
  private func rowChanges(of old: Int, becoming new: Int) -> IndexChanges {
    var rows = IndexChanges()
    rows.deleted = leaving.filter { $0.section == old }.map(\.row)
    rows.inserted = arriving.filter { $0.section == new }.map(\.row)
    return rows
  }
}
