/// Updates: TV-12.
extension CollectionView {
  /// Items have come; the paths count as after the batch.
  public final func insertItems(at paths: [CellPath]) { update { $0.inserted += paths } }

  /// Items have gone; the paths count as before the batch.
  public final func deleteItems(at paths: [CellPath]) { update { $0.deleted += paths } }

  /// Items are to be asked for again; the selection of others stays.
  public final func reloadItems(at paths: [CellPath]) { update { $0.reloaded += paths } }

  /// An item has got another place.
  public final func moveItem(at path: CellPath, to target: CellPath) {
    update { $0.moved.append((path, target)) }
  }
}
