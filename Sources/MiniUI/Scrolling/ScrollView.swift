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
  /// The delegate with its cached methods about scrolling.
  final var scrollAsked = Asked<ScrollDelegateMethod>()
  /// Stores ``refreshControl``.
  final var ownRefreshControl: RefreshControl?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(ScrollView.self, name: "UIScrollView", superclass: View.self) { methods in
      // Touches are for scrolling, so the responder chain ends here (RC-2).
      for message in Message.touches { methods.define(message, Body { _, _, _, _ in }) }
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

  /// Called after a change of the offset, before the delegate; for views with cells.
  func contentOffsetDidChange() {}
}
