/// The selected rows.
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
