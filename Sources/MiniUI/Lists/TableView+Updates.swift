/// Updates: TV-12.
extension TableView {
  /// Begins a batch that ``endUpdates()`` ends.
  public final func beginUpdates() { beginBatch() }

  /// Ends a batch; what the data source then says must fit what was told (TV-12).
  public final func endUpdates() { endBatch() }

  /// Rows have come; the paths count as after the batch.
  public final func insertRows(at paths: [CellPath]) { update { $0.inserted += paths } }

  /// Rows have gone; the paths count as before the batch.
  public final func deleteRows(at paths: [CellPath]) { update { $0.deleted += paths } }

  /// Rows are to be asked for again; the selection of others stays (TV-7).
  public final func reloadRows(at paths: [CellPath]) { update { $0.reloaded += paths } }

  /// A row has got another place.
  public final func moveRow(at path: CellPath, to target: CellPath) {
    update { $0.moved.append((path, target)) }
  }
}
