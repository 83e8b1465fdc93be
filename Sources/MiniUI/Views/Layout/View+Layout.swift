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

/// The rule of invalidation for changes of a view.
///
/// The superview is laid out again if it places subviews by their sizes, and so is each stack
/// around it, up to the first view of a fixed size.
extension View {
  /// Invalidates the layout around a view whose ``intrinsicSize`` or visibility has changed.
  ///
  /// MiniUI calls this for its own views. A subclass with an intrinsic size calls it when that size
  /// changes (Apple, `invalidateIntrinsicContentSize`).
  public final func invalidateIntrinsicContentSize() {
    withSuperview { superview in
      if superview.arrangesSubviews { superview.contentsDidChange() }
    }
  }

  /// Requests layout after a change of the subviews, on which a stack's size depends too.
  final func contentsDidChange() {
    setNeedsLayout()
    if arrangesSubviews { invalidateIntrinsicContentSize() }
  }

  /// The layout of the subviews; `nil` leaves their frames unchanged.
  public final var stack: Stack? {
    get { stackBox?.stack }
    set {
      guard newValue != stackBox?.stack else { return }
      stackBox = newValue.map(StackBox.init)
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// True if the subviews are placed by their sizes.
  private var arrangesSubviews: Bool { stackBox != nil || placesSubviews }

  /// True if the superview determines the frame and is not just laying out.
  private var isMisplacedByChange: Bool {
    withSuperview { superview in
      (superview.arrangesSubviews || fillsSuperview) && !superview.isLayingOut
    } ?? false
  }

  /// Handles a new size of the bounds.
  ///
  /// A size set by the superview's layout needs no further layout. Any other size becomes the
  /// requested size of a view without an intrinsic one, and lays out the superview if its
  /// `layoutSubviews` is not `UIView`'s, which would have no effect (Apple, `layoutSubviews()`).
  final func sizeDidChange(from old: Size) {
    setNeedsLayout()
    guard withSuperview({ !$0.isLayingOut }) ?? true else { return }
    let size = bounds.size
    if size.width != old.width { requestedSize.width = size.width }
    if size.height != old.height { requestedSize.height = size.height }
    withSuperview { superview in
      if !superview.runs(.layoutSubviews, at: .layoutSubviews) { superview.setNeedsLayout() }
    }
    guard isMisplacedByChange else { return }
    superview?.setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Handles a move within the superview, whose layout may undo it.
  final func placeDidChange() {
    if isMisplacedByChange { superview?.setNeedsLayout() }
  }

  /// Requests layout for subviews that fill the view, after a change of the bounds' origin.
  final func originDidChange() {
    guard !needsLayout, subviews.contains(where: \.fillsSuperview) else { return }
    setNeedsLayout()
  }

  /// Applies a frame from layout, about the centre and regardless of the transform.
  ///
  /// Layout sets bounds and centre, as Auto Layout does; the size requested by the app is kept.
  final func take(_ rect: Rect) {
    placement.center = Point(x: rect.midX, y: rect.midY)
    guard rect.size != placement.bounds.size else { return }
    placement.bounds.size = rect.size
    setNeedsLayout()
  }
}

extension Application {
  /// Installs the commit that lays out the visible windows before and after each turn.
  func commitLayouts() {
    let loop = process.mainLoop
    loop.commitIsDue = true
    guard loop.commit == nil else { return }
    loop.commit = { [unowned self] in layOutWindows() }
  }

  private func layOutWindows() {
    for window in visibleWindows {
      window.layOutWithin()
      // Layout that does not settle continues in the next turn, so that it cannot hang this one.
      if window.needsLayoutWithin { process.mainLoop.commitIsDue = true }
    }
  }
}
