/// The optional methods of `UIScrollViewDelegate` (TV-20).
enum ScrollDelegateMethod: OptionalMethod {
  case didScroll, willBeginDragging, willEndDragging, didEndDragging
  case willBeginDecelerating, didEndDecelerating, didEndAnimation
  case shouldScrollToTop, didScrollToTop

  var selector: SystemSelector {
    switch self {
    case .didScroll: .`scrollViewDidScroll:`
    case .willBeginDragging: .`scrollViewWillBeginDragging:`
    case .willEndDragging: .`scrollViewWillEndDragging:withVelocity:targetContentOffset:`
    case .didEndDragging: .`scrollViewDidEndDragging:willDecelerate:`
    case .willBeginDecelerating: .`scrollViewWillBeginDecelerating:`
    case .didEndDecelerating: .`scrollViewDidEndDecelerating:`
    case .didEndAnimation: .`scrollViewDidEndScrollingAnimation:`
    case .shouldScrollToTop: .`scrollViewShouldScrollToTop:`
    case .didScrollToTop: .`scrollViewDidScrollToTop:`
    }
  }
}

extension ScrollView {
  /// The delegate; not retained.
  ///
  /// Reading and setting it are messages.
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  static func defineDelegate(_ methods: MethodList<ScrollView>) {
    methods.define(.delegate, Body { view, _ in view.scrollAsked.object })
    methods.define(
      .setDelegate,
      Body { view, delegate, _ in
        view.scrollAsked.set(delegate, of: view, as: "scroll delegate")
      })
  }

  /// Notifies the delegate, if it has the method.
  final func tell(_ method: ScrollDelegateMethod, _ message: Message<ObjectToVoid>) {
    scrollAsked(method)?.send(message)(self)
  }

  /// Asks the delegate for another resting offset at the end of a drag.
  final func willEndDragging(at velocity: Point, _ target: TargetContentOffset) {
    scrollAsked(.willEndDragging)?.send(.scrollViewWillEndDragging)(self, velocity, target)
  }

  final func didEndDragging(_ decelerates: Bool) {
    scrollAsked(.didEndDragging)?.send(.scrollViewDidEndDragging)(self, decelerates)
  }

  /// Scrolls to the top, if the delegate allows it (TV-17).
  final func scrollToTop() {
    let isAllowed =
      scrollAsked(.shouldScrollToTop)?.send(.scrollViewShouldScrollToTop)(self) ?? true
    let top = Point(x: contentOffset.x, y: leastOffset.y)
    if isAllowed, top != contentOffset { startMotion(to: top, .top) }
  }
}

/// The offset at which scrolling will stop: stands for UIKit's pointer to a `CGPoint`.
public final class TargetContentOffset: DynamicObject {
  /// The offset; a delegate may change it.
  public var point = Point.zero

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TargetContentOffset.self, name: "NSValue", superclass: DynamicObject.self)
  }
}
