/// A view that shows a part of a larger content: `UIScrollView`.
open class ScrollView: View {
  /// The size of the content.
  public final var contentSize: Size = .zero
  /// The distances by which the content can be scrolled beyond its edges.
  public final var contentInset: EdgeInsets = .zero
  /// True if the user can scroll; code always can (TV-21).
  public final var isScrollEnabled = true
  /// True if scrolling stops at multiples of the view's size.
  public final var isPagingEnabled = false
  /// True if the user scrolls along one axis at a time; stored only.
  public final var isDirectionalLockEnabled = false
  /// True if the user can drag vertically even if the whole content is visible.
  public final var alwaysBounceVertical = false
  /// True if the user can drag horizontally even if the whole content is visible.
  public final var alwaysBounceHorizontal = false
  /// True if a horizontal indicator is shown; stored only.
  public final var showsHorizontalScrollIndicator = true
  /// True if a vertical indicator is shown; stored only.
  public final var showsVerticalScrollIndicator = true
  /// True if a tap on the status bar scrolls to the top (TV-17).
  public final var scrollsToTop = true
  /// The scale of the content (T215).
  public final var zoomScale = 1.0
  /// The least scale (T215).
  public final var minimumZoomScale = 1.0
  /// The greatest scale; equal to the least by default, which disables zooming (T215).
  public final var maximumZoomScale = 1.0
  /// True while a finger drags the content.
  public internal(set) final var isDragging = false
  /// The pan recogniser; nil until it is made.
  final var pan: ScrollViewPanGestureRecognizer?
  /// The offset at the beginning of the drag.
  final var dragStart = Point.zero
  /// The motion in progress; nil if absent.
  final var motion: Motion?
  final var scrollDelegate = CachedDelegate()
  /// Stores ``refreshControl``.
  final var ownRefreshControl: RefreshControl?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(ScrollView.self, name: "UIScrollView") { methods in
      // Touches are for scrolling, so the responder chain ends here (RC-2).
      for message in Message.touches { methods.define(message) { _, _, _, _ in } }
      defineOffset(methods)
      defineDragging(methods)
      defineDelegate(methods)
    }
  }

  /// Makes a scroll view that clips its content and can be dragged.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    clipsToBounds = true
    _ = panGestureRecognizer
  }

  /// The scroll view's own recogniser for drags.
  public final var panGestureRecognizer: PanGestureRecognizer { pan ?? addPan() }

  /// True while a finger that may drag the content is down.
  public final var isTracking: Bool { !panGestureRecognizer.touchesDown.isEmpty }

  /// True while the content moves on after a drag.
  public final var isDecelerating: Bool { motion?.end == .deceleration }
}

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

  private static func defineOffset(_ methods: MethodList<ScrollView>) {
    methods.define(.setContentOffset) { view, offset, _ in view.move(to: offset) }
    methods.define(.setContentOffsetAnimated) { view, offset, animated, _ in
      view.stopMotion()
      if animated {
        view.startMotion(to: offset, .animation)
      } else {
        view.contentOffset = offset
      }
    }
  }

  private func move(to offset: Point) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    setNeedsLayout()
    tell(.scrollViewDidScroll)
  }
}
