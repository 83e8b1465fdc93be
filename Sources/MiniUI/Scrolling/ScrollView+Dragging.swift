/// The drag of the content by a finger (TV-20).
extension ScrollView {
  static func defineDragging(_ methods: MethodList<ScrollView>) {
    methods.define(.handlePan) { view, recognizer, _ in
      guard let pan = recognizer as? PanGestureRecognizer else { return }
      view.follow(pan)
    }
    methods.define(.gestureRecognizerShouldBegin) { view, recognizer, callSuper in
      callSuper(recognizer)
        && (recognizer !== view.panGestureRecognizer || view.canBeDragged)
    }
  }

  /// Adds the pan recogniser, whose target and delegate is the scroll view, as in UIKit.
  final func addPan() -> PanGestureRecognizer {
    let pan = ScrollViewPanGestureRecognizer(of: table[ScrollViewPanGestureRecognizer.self])
    pan.delaysTouchesEnded = false
    // Set before the messages below, which could otherwise make a second recogniser.
    self.pan = pan
    _ = pan.send(.initWithTarget)(self, SelectorID(.`handlePan:`))
    pan.scrollView = self
    pan.delegate = self
    addGestureRecognizer(pan)
    return pan
  }

  /// True if the content can move along the drag's axis; otherwise an enclosing view may take it.
  private var canBeDragged: Bool {
    let movement = panGestureRecognizer.translation(in: self)
    let axes = canScroll
    return isScrollEnabled
      && (abs(movement.x) > abs(movement.y) ? axes.sideways : axes.upwards)
  }

  private func follow(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDragging()
      drag(by: pan.translation(in: nil))
    case .changed: drag(by: pan.translation(in: nil))
    case .ended: endDragging(at: pan.velocity(in: nil))
    case .cancelled: endDragging(at: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDragging() {
    stopMotion()
    dragStart = contentOffset
    isDragging = true
    tell(.scrollViewWillBeginDragging)
  }

  /// Moves the content with the finger, within its limits unless a refresh control is pulled.
  private func drag(by movement: Point) {
    let axes = canScroll
    let wish = Point(
      x: axes.sideways ? dragStart.x - movement.x : dragStart.x,
      y: axes.upwards ? dragStart.y - movement.y : dragStart.y)
    var offset = clamped(wish)
    if ownRefreshControl != nil, wish.y < offset.y { offset.y = wish.y }
    contentOffset = offset
    ownRefreshControl?.pulled(by: leastOffset.y - contentOffset.y)
  }

  private func endDragging(at velocity: Point) {
    isDragging = false
    let axes = canScroll
    let speed = Point(x: axes.sideways ? -velocity.x : 0, y: axes.upwards ? -velocity.y : 0)
    let target = TargetContentOffset(of: table[TargetContentOffset.self])
    target.point = restingPlace(at: speed)
    willEndDragging(at: Point(x: speed.x / 1_000, y: speed.y / 1_000), target)
    let decelerates = target.point != contentOffset
    didEndDragging(decelerates)
    guard decelerates else { return }
    tell(.scrollViewWillBeginDecelerating)
    startMotion(to: target.point, .deceleration)
  }

  /// The distance that content rolls per unit of velocity, in seconds, as in UIKit.
  private static let roll = 0.499

  private func restingPlace(at speed: Point) -> Point {
    let free = contentOffset.offset(by: Point(x: speed.x * Self.roll, y: speed.y * Self.roll))
    guard isPagingEnabled else { return clamped(free) }
    return clamped(
      Point(
        x: page(dragStart.x, free.x, bounds.width), y: page(dragStart.y, free.y, bounds.height)))
  }

  /// Rounds to a page, at most one page from the start of the drag.
  private func page(_ start: Double, _ wish: Double, _ length: Double) -> Double {
    guard length > 0 else { return start }
    let first = (start / length).rounded()
    return min(max((wish / length).rounded(), first - 1), first + 1) * length
  }
}

/// The scroll view's own recogniser: `UIScrollViewPanGestureRecognizer`.
///
/// Unlike most recognisers it does not delay the end of touches (GR-3), so a finger that rests on
/// the content does not delay a button.
public final class ScrollViewPanGestureRecognizer: PanGestureRecognizer {
  weak var scrollView: ScrollView?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(ScrollViewPanGestureRecognizer.self, name: "UIScrollViewPanGestureRecognizer") {
      methods in
      methods.define(.setDelegate) { pan, delegate, callSuper in
        guard delegate === pan.scrollView else { return pan.refuseDelegate() }
        callSuper(delegate)
      }
    }
  }

  /// Stops moving content when a finger comes down on it.
  override func wants(_ touch: Touch) -> Bool {
    guard super.wants(touch), let scrollView, scrollView.isScrollEnabled else { return false }
    scrollView.stopMotion()
    return true
  }

  private func refuseDelegate() {
    table.raise(
      .invalidArgument(
        "UIScrollView's built-in pan gesture recognizer must have its scroll view "
          + "as its delegate."))
  }
}
