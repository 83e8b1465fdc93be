/// The updates of rows (TV-12).
extension TableView {
  /// Begins a batch that ``endUpdates()`` ends.
  public final func beginUpdates() { beginBatch() }

  /// Ends a batch; the data source's counts must then match the reported changes (TV-12).
  public final func endUpdates() { endBatch() }

  /// Inserts rows; the paths are those after the batch.
  public final func insertRows(at paths: [CellPath]) { update { $0.inserted += paths } }

  /// Deletes rows; the paths are those before the batch.
  public final func deleteRows(at paths: [CellPath]) { update { $0.deleted += paths } }

  /// Reloads rows; the selection of other rows is kept (TV-7).
  public final func reloadRows(at paths: [CellPath]) { update { $0.reloaded += paths } }

  /// Moves a row.
  public final func moveRow(at path: CellPath, to target: CellPath) {
    update { $0.moved.append((path, target)) }
  }
}
