extension CollectionView {
  /// Asks the delegate about an item; true if it does not implement the method.
  final func delegateAllows(_ message: Message<ObjectsToBool>, _ path: CellPath) -> Bool {
    cachedDelegate.send(message)?(self, object(of: path)) ?? true
  }

  /// Notifies the delegate of a cell's event (TV-10, TV-18).
  final func tellDelegate(_ moment: CellMoment, _ cell: ReusableView?, at path: CellPath) {
    switch moment {
    case .willDisplay:
      cachedDelegate.send(.collectionWillDisplayCell)?(self, cell, object(of: path))
    case .didEndDisplaying:
      cachedDelegate.send(.collectionDidEndDisplayingCell)?(self, cell, object(of: path))
    case .didHighlight:
      cachedDelegate.send(.collectionDidHighlightItem)?(self, object(of: path))
    case .didUnhighlight:
      cachedDelegate.send(.collectionDidUnhighlightItem)?(self, object(of: path))
    }
  }
}

/// The selection by the user, with delegate calls, and by code, without them (TV-18, TV-19).
extension CollectionView {
  /// The selected items, in index order (T208).
  public final var indexPathsForSelectedItems: [CellPath] { selection.paths }

  /// Selects an item, or none, without notifying the delegate (T209).
  public final func selectItem(at path: CellPath?) {
    send(.selectItem)(path.map { object(of: $0) }, false, 0)
  }

  /// Deselects an item without notifying the delegate.
  public final func deselectItem(at path: CellPath) {
    send(.deselectItem)(object(of: path), false)
  }

  static func defineSelecting(_ methods: MethodList<CollectionView>) {
    methods.define(.selectItem) { list, object, _, _, _ in
      list.selectByCode((object as? IndexPathObject)?.path)
    }
    methods.define(.deselectItem) { list, object, _, _ in
      if let path = (object as? IndexPathObject)?.path { list.deselect(path) }
    }
  }

  /// Handles a finger that was lifted on the item it had highlighted (TV-18).
  final func itemWasChosen(_ path: CellPath) {
    if selectsMany, selection.contains(path) {
      guard delegateAllows(.collectionShouldDeselectItem, path) else { return }
      deselectForPerson(path)
    } else if delegateAllows(.collectionShouldSelectItem, path) {
      selectForPerson(path)
    }
  }

  private func selectForPerson(_ path: CellPath) {
    if !selectsMany {
      for other in selection.paths where other != path { deselectForPerson(other) }
    }
    select(path)
    cachedDelegate.send(.collectionDidSelectItem)?(self, object(of: path))
  }

  private func deselectForPerson(_ path: CellPath) {
    deselect(path)
    cachedDelegate.send(.collectionDidDeselectItem)?(self, object(of: path))
  }
}
