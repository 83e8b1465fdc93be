/// The one rule of what a change of a view moves: its superview is laid out again if that places
/// subviews by their sizes, and so is each stack around it, up to the first view of a fixed size.
extension View {
  /// Says that ``intrinsicSize`` is another one, or that the view takes a place now or none.
  ///
  /// MiniUI calls this for its own views. A subclass with a size of its own calls it when what
  /// decides that size has changed (Apple, `invalidateIntrinsicContentSize`).
  public final func invalidateIntrinsicContentSize() {
    withSuperview { superview in
      if superview.arrangesSubviews { superview.contentsDidChange() }
    }
  }

  /// Asks for a layout after a change of the subviews, which also decide the size of a stack.
  final func contentsDidChange() {
    setNeedsLayout()
    if arrangesSubviews { invalidateIntrinsicContentSize() }
  }

  /// How this view lays out its subviews; `nil` leaves their frames alone.
  public final var stack: Stack? {
    get { arrangement?.stack }
    set {
      guard newValue != arrangement?.stack else { return }
      arrangement = newValue.map(Arrangement.init)
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the frames of the subviews follow from their sizes.
  private var arrangesSubviews: Bool { arrangement != nil || placesSubviews }

  /// Whether the superview decides about the frame, and is not just doing so.
  private var isMisplacedByChange: Bool {
    withSuperview { superview in
      (superview.arrangesSubviews || fillsSuperview) && !superview.isLayingOut
    } ?? false
  }

  /// The size of the bounds is another one.
  ///
  /// The superview may have set it in its layout, which asks for nothing; everything else says what
  /// size the view wants where it has none of its own.
  final func sizeDidChange(from old: Size) {
    setNeedsLayout()
    guard withSuperview({ !$0.isLayingOut }) ?? true else { return }
    let size = bounds.size
    if size.width != old.width { requestedSize.width = size.width }
    if size.height != old.height { requestedSize.height = size.height }
    guard isMisplacedByChange else { return }
    superview?.setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The view has been moved within its superview, which may move it back.
  final func placeDidChange() {
    if isMisplacedByChange { superview?.setNeedsLayout() }
  }

  /// Subviews that fill the view follow the origin of its bounds.
  final func originDidChange() {
    guard !needsLayout, subviews.contains(where: \.fillsSuperview) else { return }
    setNeedsLayout()
  }

  /// Takes the place that a layout gives, around its middle and whatever the transform is.
  ///
  /// Layouts set bounds and centre, as Auto Layout does; the app's wish for a size stays.
  final func take(_ rect: Rect) {
    placement.center = Point(x: rect.midX, y: rect.midY)
    guard rect.size != placement.bounds.size else { return }
    placement.bounds.size = rect.size
    setNeedsLayout()
  }
}
