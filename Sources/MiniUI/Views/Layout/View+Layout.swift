extension View {
  /// Requests layout before the next touch or the next ``layoutIfNeeded()``.
  public final func setNeedsLayout() {
    needsLayout = true
    var view: View = self
    // The ancestors of a marked view are marked already, or are just being laid out.
    while !view.needsLayoutWithin {
      view.needsLayoutWithin = true
      guard let superview = view.superview else { return view.layoutWithinBecameDue() }
      view = superview
    }
  }

  /// Lays out the subviews that fill the view, then those of a stack.
  final func layOutSubviews() {
    let wasLayingOut = isLayingOut
    isLayingOut = true
    for subview in subviews where subview.fillsSuperview { subview.take(bounds) }
    layOutStack()
    isLayingOut = wasLayingOut
  }

  /// Lays out this view, starting from its topmost superview that needs layout.
  ///
  /// Changes made by layout are laid out too, up to a limit for layout without end.
  public final func layoutIfNeeded() {
    var highest = self
    var view = superview
    while let current = view {
      if current.needsLayout, !current.isLayingOut { highest = current }
      view = current.superview
    }
    highest.layOutWithin()
  }

  /// Lays out this view and its descendants where layout was requested.
  final func layOutWithin() {
    for _ in 0..<Self.mostLayouts where needsLayoutWithin { layOutOnce() }
  }

  /// The limit of consecutive layouts of a view that requests another one; UIKit has none.
  private static var mostLayouts: Int { 8 }

  private func layOutOnce() {
    guard needsLayoutWithin else { return }
    // Cleared first, so that a request made during the layout marks the view again.
    needsLayoutWithin = false
    let isDue = needsLayout
    if isDue, !isLayingOut { layOut() }
    for subview in subviews { subview.layOutOnce() }
    // A nested layout of a view that is being laid out is deferred.
    if isDue, isLayingOut { setNeedsLayout() }
  }

  private func layOut() {
    needsLayout = false
    isLayingOut = true
    controller?.send(.viewWillLayoutSubviews)()
    send(.layoutSubviews)()
    controller?.send(.viewDidLayoutSubviews)()
    isLayingOut = false
  }
}

extension Message where S == ToVoid {
  /// `-layoutSubviews`.
  @inlinable public static var layoutSubviews: Self { Message(.layoutSubviews) }
}
