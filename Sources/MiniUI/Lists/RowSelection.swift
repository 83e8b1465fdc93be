/// The rows that are selected, in index order.
struct RowSelection {
  /// Each once.
  private(set) var paths: [CellPath] = []

  /// Whether a row is selected.
  func contains(_ path: CellPath) -> Bool {
    let index = index(of: path)
    return index < paths.count && paths[index] == path
  }

  /// Selects a row.
  mutating func insert(_ path: CellPath) {
    if !contains(path) { paths.insert(path, at: index(of: path)) }
  }

  /// Deselects a row.
  mutating func remove(_ path: CellPath) {
    if contains(path) { paths.remove(at: index(of: path)) }
  }

  /// Deselects everything.
  mutating func removeAll() { paths = [] }

  /// Gives each selected row the place that an update moves it to; `nil` deselects it.
  mutating func move(by place: (CellPath) -> CellPath?) {
    paths = paths.compactMap(place).sorted()
  }

  private func index(of path: CellPath) -> Int { paths.partitionPoint { $0 < path } }
}
