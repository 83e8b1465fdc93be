/// The recogniser of a scroll view, which no app has added: `UIScrollViewPanGestureRecognizer`.
///
/// Other than most, it lets views hear of lifted fingers at once (GR-3): a finger that rests on the
/// content delays no button.
public final class ScrollViewPanGestureRecognizer: PanGestureRecognizer {
  /// Whose recogniser this is.
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

  /// A finger on moving content stops it.
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
