/// The scroll view's own recogniser: `UIScrollViewPanGestureRecognizer`.
///
/// Unlike most recognisers it does not delay the end of touches (GR-3), so a finger that rests on
/// the content does not delay a button.
public final class ScrollViewPanGestureRecognizer: PanGestureRecognizer {
  /// The scroll view that owns the recogniser.
  weak var scrollView: ScrollView?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(
      ScrollViewPanGestureRecognizer.self, name: "UIScrollViewPanGestureRecognizer",
      superclass: PanGestureRecognizer.self
    ) { methods in
      methods.define(
        .setDelegate,
        Body { pan, delegate, callSuper in
          guard delegate === pan.scrollView else { return pan.refuseDelegate() }
          callSuper(delegate)
        })
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
      SimulatedException(
        name: "NSInvalidArgumentException",
        reason: "UIScrollView's built-in pan gesture recognizer must have its scroll view "
          + "as its delegate."))
  }
}
