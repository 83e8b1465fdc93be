/// What one batch of updates does to a list's sections and rows (TV-12).
///
/// Deletions, reloads and the origins of moves count as before the batch, insertions and the
/// targets of moves as after it.
struct ListChanges {
  /// The sections that come and go.
  var sections = IndexChanges()
  /// The sections whose rows are all asked for again; how many there are may change.
  var reloadedSections: [Int] = []
  /// The rows that go.
  var deleted: [CellPath] = []
  /// The rows that come.
  var inserted: [CellPath] = []
  /// The rows whose cells are asked for again.
  var reloaded: [CellPath] = []
  /// The rows that get another place.
  var moved: [(from: CellPath, to: CellPath)] = []

  /// The rows that leave their old places.
  var leaving: [CellPath] { deleted + moved.map(\.from) }
  /// The places that are new.
  var arriving: [CellPath] { inserted + moved.map(\.to) }

  /// Where a row is after the batch; `nil` if it is gone.
  func place(of path: CellPath) -> CellPath? {
    if let move = moved.first(where: { $0.from == path }) { return move.to }
    guard !deleted.contains(path), let section = sections.place(of: path.section) else {
      return nil
    }
    let rows = rowChanges(of: path.section, becoming: section)
    return rows.place(of: path.row).map { CellPath(section: section, row: $0) }
  }

  /// Whether a row's cell must be asked for again.
  func reloads(_ path: CellPath) -> Bool {
    reloaded.contains(path) || reloadedSections.contains(path.section)
  }

  /// The rows that come and go in one section, given both of its numbers.
  private func rowChanges(of old: Int, becoming new: Int) -> IndexChanges {
    var rows = IndexChanges()
    rows.deleted = leaving.filter { $0.section == old }.map(\.row)
    rows.inserted = arriving.filter { $0.section == new }.map(\.row)
    return rows
  }
}
