/// A view that shows a part of something larger: `UIScrollView`.
open class ScrollView: View {
  /// The size of what can be scrolled.
  public final var contentSize: Size = .zero
  /// How far the content may be scrolled beyond its edges.
  public final var contentInset: EdgeInsets = .zero
  /// Whether a person can scroll; code always can (TV-21).
  public final var isScrollEnabled = true
  /// Whether scrolling comes to rest at multiples of the view's size.
  public final var isPagingEnabled = false
  /// Whether a person scrolls in one direction at a time.
  public final var isDirectionalLockEnabled = false
  /// Whether the content may be dragged up and down even if all of it is shown.
  public final var alwaysBounceVertical = false
  /// Whether the content may be dragged sideways even if all of it is shown.
  public final var alwaysBounceHorizontal = false
  /// Whether the view would show how far it is scrolled sideways.
  public final var showsHorizontalScrollIndicator = true
  /// Whether the view would show how far it is scrolled up and down.
  public final var showsVerticalScrollIndicator = true
  /// Whether a tap on the status bar scrolls to the top (TV-17).
  public final var scrollsToTop = true
  /// How much larger the content is shown (T215).
  public final var zoomScale = 1.0
  /// The least scale (T215).
  public final var minimumZoomScale = 1.0
  /// The greatest scale; equal to the least, so that there is no zooming (T215).
  public final var maximumZoomScale = 1.0
  /// Whether a finger drags the content.
  public internal(set) final var isDragging = false
  /// The recogniser, once it has been made.
  final var pan: ScrollViewPanGestureRecognizer?
  /// The offset at which the finger began to drag.
  final var dragStart = Point.zero
  /// What moves the content when no finger does.
  final var motion: Motion?
  /// The delegate, as far as scrolling is its business.
  final var scrollAsked = Asked<ScrollDelegateMethod>()
  /// What ``refreshControl`` answers.
  final var ownRefreshControl: RefreshControl?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(ScrollView.self, name: "UIScrollView", superclass: View.self) { methods in
      // Touches are for scrolling; they go no further up the chain (RC-2).
      for message in Message.touches { methods.define(message, Body { _, _, _, _ in }) }
      defineOffset(methods)
      defineDragging(methods)
      defineDelegate(methods)
    }
  }

  /// Makes a scroll view that clips what reaches over its edge and can be dragged.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    clipsToBounds = true
    _ = panGestureRecognizer
  }

  /// The recogniser that drags the content, which no app has added.
  public final var panGestureRecognizer: PanGestureRecognizer { pan ?? addPan() }

  /// Whether a finger that may yet drag the content is on it.
  public final var isTracking: Bool { !panGestureRecognizer.touchesDown.isEmpty }

  /// Whether the content moves on after a finger has let it go.
  public final var isDecelerating: Bool { motion?.end == .deceleration }

  /// Called when the offset has changed, before the delegate is told; for views with cells.
  func contentOffsetDidChange() {}
}
