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

/// What is in the collection, and what of it is on display.
extension CollectionView {
  /// How many items a section has, as the data source has said.
  public final func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of an item; `nil` unless it is on display (TV-8).
  public final func cellForItem(at path: CellPath) -> CollectionViewCell? {
    tileIfNeeded()
    return shownCell(at: path) as? CollectionViewCell
  }

  /// The cells on display, in index order (TV-8).
  public final var visibleCells: [CollectionViewCell] {
    laidOutCells.compactMap { $0 as? CollectionViewCell }
  }

  /// The items on display, in index order (TV-8).
  public final var indexPathsForVisibleItems: [CellPath] { laidOutCells.compactMap(\.indexPath) }

  /// The item that a cell on display shows.
  public final func indexPath(for cell: CollectionViewCell) -> CellPath? {
    cell.list === self ? cell.indexPath : nil
  }

  /// The header or footer of a section, if it is on display.
  public final func supplementaryView(at place: ListPlace) -> CollectionReusableView? {
    tileIfNeeded()
    return shownSectionView(at: place) as? CollectionReusableView
  }

  /// Scrolls an item into view (T214).
  public final func scrollToItem(at path: CellPath, at position: ScrollPosition) {
    scroll(to: path, at: position)
  }
}

/// Reuse and updates: TV-9, TV-12.
extension CollectionView {
  /// Registers the class of cells with an identifier.
  public final func register(
    _ class: DynamicClass?, forCellWithReuseIdentifier identifier: String
  ) {
    register(`class`, as: identifier, kind: "cell")
  }

  /// Registers the class of headers or footers with an identifier.
  public final func register(
    _ class: DynamicClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(`class`, as: identifier, kind: kind)
  }

  /// A cell that has left the display, or one of the registered class; without one a crash.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for path: CellPath
  ) -> CollectionViewCell {
    if let cell = dequeueCell(identifier) as? CollectionViewCell { return cell }
    refuse("UICollectionElementKindCell", identifier)
    return CollectionViewCell(in: process)
  }

  /// A header or footer that has left the display, or one of the registered class, or a crash.
  public final func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: CellPath
  ) -> CollectionReusableView {
    let view = dequeueSectionView(identifier, kind: kind)
    if let view = view as? CollectionReusableView { return view }
    refuse(kind, identifier)
    return CollectionReusableView(in: process)
  }

  private func refuse(_ kind: String, _ identifier: String) {
    table.raise(
      .inconsistency(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register "
          + "a nib or a class for the identifier or connect a prototype cell in a storyboard"))
  }

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
