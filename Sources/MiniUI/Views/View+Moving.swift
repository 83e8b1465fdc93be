/// Moves between superviews, with the callbacks in the order of AP-37.
extension View {
  /// Inserts a view at an index that counts the siblings without the view itself (T016, T017).
  final func insert(_ view: View, at index: Int) {
    guard view.table === table else { fatalError("\(view.summary) belongs to another process") }
    if view.superview === self { return move(view, to: index) }
    guard !isHeld(by: view) else { return refuse(view) }
    guard view.controller?.fits(into: self) != false else { return }
    view.superview?.send(.willRemoveSubview)(view)
    let isAnnounced = view.announceMove(to: self)
    view.detach()
    // The callbacks above may have changed the list, so the index is clamped only now.
    changeSubviews { $0.insert(view, at: min(max(index, 0), $0.count)) }
    view.superview = self
    subviewsDidChange()
    view.arrive(isAnnounced)
    send(.didAddSubview)(view)
  }

  final func leaveSuperview() {
    guard let parent = superview else { return }
    parent.send(.willRemoveSubview)(self)
    let isAnnounced = announceMove(to: nil)
    detach()
    arrive(isAnnounced)
  }

  /// Moves a subview; the closure maps the number of subviews to the new index.
  final func reorder(_ subview: DynamicObject?, to index: (Int) -> Int) {
    guard let subview = subview as? View, subview.superview === self else { return }
    move(subview, to: index(subviews.count))
  }

  private func move(_ view: View, to index: Int) {
    changeSubviews { subviews in
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
    }
    subviewsDidChange()
  }

  /// Tests for a cycle; skips the walk up for a view without subviews, as new views are.
  private func isHeld(by view: View) -> Bool {
    view === self || (!view.subviews.isEmpty && isDescendant(of: view))
  }

  private func refuse(_ view: View) {
    let reason =
      view === self
      ? "Can't add self as subview"
      : "\(view.summary) cannot be added to \(summary), which it contains"
    table.raise(.invalidArgument(reason))
  }

  /// Moves the list out while it changes, which avoids a copy and an open exclusive access.
  private func changeSubviews(_ change: (inout [View]) -> Void) {
    var subviews = orderedSubviews
    orderedSubviews = []
    change(&subviews)
    orderedSubviews = subviews
    noteSubviewChange()
  }

  /// Announces a move; true if the window changes and the controllers were notified.
  private func announceMove(to parent: View?) -> Bool {
    let target = parent?.window
    let isOther = target !== window
    if isOther {
      window?.process.application.cancelTouches(in: self)
      window?.process.application.takeFocus(from: self)
      window?.process.animations?.interrupt(within: self)
      announce(target)
      if target != nil { checkContent(movedTo: parent) }
    }
    send(.willMoveToSuperview)(parent)
    return isOther
  }

  private func announce(_ window: Window?) {
    controller?.viewWillMove(to: window)
    send(.willMoveToWindow)(window)
    for subview in subviews { subview.announce(window) }
  }

  /// Checks that controllers whose views enter the window belong to this part of the hierarchy.
  private func checkContent(movedTo parent: View?) {
    // The content of a controller's view belongs to that controller.
    guard let parent, !isControllers else { return }
    for subview in subviews where subview.controller?.fits(into: parent) != false {
      subview.checkContent(movedTo: parent)
    }
  }

  private func detach() {
    superview?.changeSubviews { $0.removeAll { $0 === self } }
    superview?.subviewsDidChange()
    superview = nil
  }

  /// Ends the move.
  ///
  /// A callback may have removed the new superview from its window meanwhile. The controllers in
  /// this view have then begun an appearance that is not going to happen.
  private func arrive(_ isAnnounced: Bool) {
    let target = superview?.window
    if target !== window {
      keep(target)
      enteredWindow()
    } else if isAnnounced {
      endControllerMoves()
    }
    send(.didMoveToSuperview)()
  }

  private func endControllerMoves() {
    for subview in subviews { subview.endControllerMoves() }
    controller?.viewDidMove()
  }

  /// Clears the window of a view that outlives it.
  final func forgetWindow() { if window != nil { keep(nil) } }

  private func keep(_ window: Window?) {
    self.window = window
    for subview in subviews { subview.keep(window) }
  }

  private func enteredWindow() {
    send(.didMoveToWindow)()
    for subview in subviews { subview.enteredWindow() }
    controller?.viewDidMove()
  }
}
