/// A row that a person swipes to the left shows its buttons (TV-14).
extension TableView {
  /// A row that was swiped.
  struct Swipe {
    /// `nil` once the row is gone.
    var path: CellPath?
    /// What stands beside the row, which is moved aside for it.
    let buttons: SwipeActionPullView

    /// How far the row has been moved aside.
    var width: Double { buttons.bounds.width }
  }

  /// A finger elsewhere closes the row that was swiped, and does nothing else.
  final func admitsFinger(_ touch: Touch) -> Bool {
    guard let swipe else { return true }
    if touch.view?.isDescendant(of: swipe.buttons) != true { endSwipe() }
    return false
  }

  /// A finger on a row has moved: to the left is a swipe.
  final func fingerDidLeave(_ path: CellPath, by offset: Point) {
    guard !isEditing, offset.x < 0, -offset.x > abs(offset.y), contains(path),
      canEdit(path), editingStyle(of: path) == .delete
    else { return }
    askToDelete(path)
  }

  /// Shows the buttons of a row, if there are any.
  final func askToDelete(_ path: CellPath) {
    endSwipe()
    let actions = actions(for: path)
    if !actions.isEmpty { beginSwipe(path, actions) }
  }

  /// The delegate's actions, or the one that deletes.
  private func actions(for path: CellPath) -> [SwipeAction] {
    if let delegate = delegateAsked(.swipeActions) {
      let answer = delegate.send(.tableTrailingSwipeActions)(self, object(of: path))
      if let answer = answer as? SwipeActions { return answer.actions }
    }
    guard dataSourceAsked.has(.commit) else { return [] }
    let title = delegateAsked(.deleteTitle)?.send(.tableDeleteTitle)(self, object(of: path))
    let delete = SwipeAction(title: (title ?? nil) ?? "Delete", in: process) {
      [weak self] _, _, done in
      if let path = self?.swipe?.path { self?.commit(.delete, at: path) }
      done(true)
    }
    return [delete]
  }

  private func beginSwipe(_ path: CellPath, _ actions: [SwipeAction]) {
    tellOfSwipe(.willBeginEditing, .tableWillBeginEditingRow, path)
    // Whoever was told may have taken the row away, whose cell goes with the next layout.
    guard contains(path), let cell = shownCell(at: path) as? TableViewCell,
      let buttons = process.device.system.lists.swipeActions.build(in: process).root
        as? SwipeActionPullView
    else { return }
    buttons.show(actions)
    let rect = loadedGeometry.rect(of: .cell(path))
    buttons.frame = Rect(
      x: rect.maxX - buttons.width, y: rect.minY, width: buttons.width, height: rect.height)
    swipe = Swipe(path: path, buttons: buttons)
    cell.frame = displayedRect(rect, at: path)
    cell.setEditing(true)
    addSubview(buttons)
  }

  /// Closes the row that was swiped, if there is one.
  final func endSwipe() {
    guard let ending = swipe else { return }
    swipe = nil
    ending.buttons.removeFromSuperview()
    if let path = ending.path, let cell = shownCell(at: path) as? TableViewCell {
      cell.frame = loadedGeometry.rect(of: .cell(path))
      prepareEditing(of: cell, at: path)
    }
    tellOfSwipe(.didEndEditing, .tableDidEndEditingRow, ending.path)
  }

  /// Only of a single row: where the whole table is edited, the delegate is not told.
  private func tellOfSwipe(
    _ method: TableDelegateMethod, _ message: Message<ObjectsToVoid>, _ path: CellPath?
  ) {
    guard !isEditingAll else { return }
    delegateAsked(method)?.send(message)(self, path.map { object(of: $0) })
  }

  /// The row that was swiped has got another place, or is gone.
  final func moveSwipe(by place: (CellPath) -> CellPath?) {
    guard let path = swipe?.path else { return }
    swipe?.path = place(path)
    if swipe?.path == nil { swipe?.buttons.removeFromSuperview() }
  }
}
