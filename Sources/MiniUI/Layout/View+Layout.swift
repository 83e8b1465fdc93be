extension View {
  /// Asks for a layout before the next touch, or before the next ``layoutIfNeeded()``.
  public final func setNeedsLayout() {
    needsLayout = true
    var view: View? = self
    while let current = view, !current.needsLayoutWithin {
      current.needsLayoutWithin = true
      view = current.superview
    }
  }

  /// The layout that every view has: subviews that fill it, and then those of a stack.
  final func layOutSubviews() {
    for subview in subviews where subview.fillsSuperview { subview.frame = bounds }
    layOutStack()
  }

  /// Lays out this view and everything in it that has asked for it.
  public final func layoutIfNeeded() {
    guard needsLayoutWithin else { return }
    needsLayoutWithin = false
    if needsLayout {
      needsLayout = false
      controller?.send(.viewWillLayoutSubviews)()
      send(.layoutSubviews)()
      controller?.send(.viewDidLayoutSubviews)()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }
}

extension Message where S == ToVoid {
  /// `-layoutSubviews`.
  @inlinable public static var layoutSubviews: Self { Message(.layoutSubviews) }
}
