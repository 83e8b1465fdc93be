extension ScrollView {
  /// The optional methods of `UIScrollViewDelegate` (TV-20).
  private static let delegateMethods: [SystemSelector] = [
    .`scrollViewDidScroll:`, .`scrollViewWillBeginDragging:`,
    .`scrollViewWillEndDragging:withVelocity:targetContentOffset:`,
    .`scrollViewDidEndDragging:willDecelerate:`, .`scrollViewWillBeginDecelerating:`,
    .`scrollViewDidEndDecelerating:`, .`scrollViewDidEndScrollingAnimation:`,
    .`scrollViewShouldScrollToTop:`, .`scrollViewDidScrollToTop:`,
  ]

  /// The delegate; not retained.
  ///
  /// Reading and setting it are messages.
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  static func defineDelegate(_ methods: MethodList<ScrollView>) {
    methods.define(.delegate) { view, _ in view.scrollDelegate.object }
    methods.define(.setDelegate) { view, delegate, _ in
      view.scrollDelegate.set(
        delegate, of: view, as: "scroll delegate", asking: delegateMethods)
    }
  }

  final func tell(_ message: Message<ObjectToVoid>) {
    scrollDelegate.send(message)?(self)
  }

  /// Asks the delegate for another resting offset at the end of a drag.
  final func willEndDragging(at velocity: Point, _ target: TargetContentOffset) {
    scrollDelegate.send(.scrollViewWillEndDragging)?(self, velocity, target)
  }

  final func didEndDragging(_ decelerates: Bool) {
    scrollDelegate.send(.scrollViewDidEndDragging)?(self, decelerates)
  }

  /// Scrolls to the top, if the delegate allows it (TV-17).
  final func scrollToTop() {
    let isAllowed =
      scrollDelegate.send(.scrollViewShouldScrollToTop)?(self) ?? true
    let top = Point(x: contentOffset.x, y: leastOffset.y)
    if isAllowed, top != contentOffset { startMotion(to: top, .top) }
  }
}

/// The offset at which scrolling will stop: stands for UIKit's pointer to a `CGPoint`.
public final class TargetContentOffset: DynamicObject {
  /// The offset; a delegate may change it.
  public var point = Point.zero

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TargetContentOffset.self, name: "NSValue")
  }
}
