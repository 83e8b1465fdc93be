/// The updates of items (TV-12).
extension CollectionView {
  /// Inserts items; the paths are those after the batch.
  public final func insertItems(at paths: [CellPath]) { update { $0.inserted += paths } }

  /// Deletes items; the paths are those before the batch.
  public final func deleteItems(at paths: [CellPath]) { update { $0.deleted += paths } }

  /// Reloads items; the selection of other items is kept.
  public final func reloadItems(at paths: [CellPath]) { update { $0.reloaded += paths } }

  /// Moves an item.
  public final func moveItem(at path: CellPath, to target: CellPath) {
    update { $0.moved.append((path, target)) }
  }
}
