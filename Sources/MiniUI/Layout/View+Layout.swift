extension View {
  /// Asks for a layout before the next touch, or before the next ``layoutIfNeeded()``.
  public final func setNeedsLayout() {
    needsLayout = true
    var view: View = self
    while !view.needsLayoutWithin {
      view.needsLayoutWithin = true
      guard let superview = view.superview else { return view.layoutWithinBecameDue() }
      view = superview
    }
  }

  /// The layout that every view has: subviews that fill it, and then those of a stack.
  final func layOutSubviews() {
    let wasLayingOut = isLayingOut
    isLayingOut = true
    for subview in subviews where subview.fillsSuperview { subview.take(bounds) }
    layOutStack()
    isLayingOut = wasLayingOut
  }

  /// Lays out what has asked for it, from the highest view that needs a layout and holds this one.
  ///
  /// What a layout changes is laid out too, unless the app never comes to an end with it.
  public final func layoutIfNeeded() {
    var highest = self
    var view = superview
    while let current = view {
      if current.needsLayout, !current.isLayingOut { highest = current }
      view = current.superview
    }
    highest.layOutWithin()
  }

  /// Lays out this view and everything in it that has asked for it.
  final func layOutWithin() {
    for _ in 0..<Self.mostLayouts where needsLayoutWithin { layOutOnce() }
  }

  /// How often a view is laid out in a row whose layout asks for another one; UIKit has no limit.
  private static var mostLayouts: Int { 8 }

  private func layOutOnce() {
    guard needsLayoutWithin else { return }
    needsLayoutWithin = false
    let isDue = needsLayout
    if isDue, !isLayingOut { layOut() }
    for subview in subviews { subview.layOutOnce() }
    // A layout that asks for itself is not begun within itself.
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
