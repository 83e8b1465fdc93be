extension ScrollView {
  /// The offset of the visible part: the origin of the bounds (TV-21).
  ///
  /// Setting it sends `setContentOffset:`; the delegate is notified if it changes (TV-20).
  public final var contentOffset: Point {
    get { bounds.origin }
    set { send(.setContentOffset)(newValue) }
  }

  /// Scrolls to an offset, at once or within 0.3 s: sends `setContentOffset:animated:` (TV-20).
  public final func setContentOffset(_ offset: Point, animated: Bool) {
    send(.setContentOffsetAnimated)(offset, animated)
  }

  /// Scrolls by the least distance that makes a rectangle of the content visible (T220).
  public final func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    let offset = Point(
      x: Self.offset(bounds.minX, bounds.width, showing: rect.minX, rect.maxX),
      y: Self.offset(bounds.minY, bounds.height, showing: rect.minY, rect.maxY))
    setContentOffset(clamped(offset), animated: animated)
  }

  private static func offset(
    _ start: Double, _ length: Double, showing minimum: Double, _ maximum: Double
  ) -> Double {
    if minimum < start { return minimum }
    return maximum > start + length ? min(maximum - length, minimum) : start
  }

  /// Returns the nearest offset at which the user can leave the content.
  final func clamped(_ offset: Point) -> Point {
    let (least, greatest) = (leastOffset, greatestOffset)
    return Point(
      x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  /// The offset of the content's top left corner, insets included.
  final var leastOffset: Point { Point(x: -contentInset.left, y: -contentInset.top) }

  private var greatestOffset: Point {
    Point(
      x: max(leastOffset.x, contentSize.width + contentInset.right - bounds.width),
      y: max(leastOffset.y, contentSize.height + contentInset.bottom - bounds.height))
  }

  /// True for each axis along which the user can move the content.
  final var canScroll: (sideways: Bool, upwards: Bool) {
    let (least, greatest) = (leastOffset, greatestOffset)
    return (
      alwaysBounceHorizontal || greatest.x > least.x,
      alwaysBounceVertical || ownRefreshControl != nil || greatest.y > least.y
    )
  }

  static func defineOffset(_ methods: MethodList<ScrollView>) {
    methods.define(.setContentOffset, Body { view, offset, _ in view.move(to: offset) })
    methods.define(
      .setContentOffsetAnimated,
      Body { view, offset, animated, _ in
        view.stopMotion()
        if animated {
          view.startMotion(to: offset, .animation)
        } else {
          view.contentOffset = offset
        }
      })
  }

  private func move(to offset: Point) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    setNeedsLayout()
    contentOffsetDidChange()
    tell(.didScroll, .scrollViewDidScroll)
  }
}

extension Message where S == GeneralShape<Nothing, Point> {
  /// `-[UIScrollView setContentOffset:]`.
  public static var setContentOffset: Self { Message(.`setContentOffset:`) }
}

extension Message where S == GeneralShape<Nothing, Point, Bool> {
  /// `-[UIScrollView setContentOffset:animated:]`.
  public static var setContentOffsetAnimated: Self { Message(.`setContentOffset:animated:`) }
}
