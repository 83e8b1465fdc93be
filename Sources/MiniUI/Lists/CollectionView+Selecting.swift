/// Selection by a person, who is reported, and by code, which is not (TV-18, TV-19).
extension CollectionView {
  /// The selected items, in index order (T208).
  public final var indexPathsForSelectedItems: [CellPath] { selection.paths }

  /// Selects an item, or none; the delegate is told nothing (T209).
  public final func selectItem(at path: CellPath?) { selectByCode(path) }

  /// Deselects an item; the delegate is told nothing.
  public final func deselectItem(at path: CellPath) { deselect(path) }

  /// A finger was lifted on an item that it had highlighted (TV-18).
  final func itemWasChosen(_ path: CellPath) {
    if selectsMany, selection.contains(path) {
      guard delegateAllows(.shouldDeselect, .collectionShouldDeselectItem, path) else { return }
      deselectForPerson(path)
    } else if delegateAllows(.shouldSelect, .collectionShouldSelectItem, path) {
      selectForPerson(path)
    }
  }

  private func selectForPerson(_ path: CellPath) {
    if !selectsMany {
      for other in selection.paths where other != path { deselectForPerson(other) }
    }
    select(path)
    delegateAsked(.didSelect)?.send(.collectionDidSelectItem)(self, object(of: path))
  }

  private func deselectForPerson(_ path: CellPath) {
    deselect(path)
    delegateAsked(.didDeselect)?.send(.collectionDidDeselectItem)(self, object(of: path))
  }
}
