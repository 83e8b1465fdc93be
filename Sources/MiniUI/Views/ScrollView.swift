/// A view that shows a part of something larger: `UIScrollView`.
open class ScrollView: View {
  /// The size of what can be scrolled.
  public final var contentSize: Size = .zero

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(ScrollView.self, name: "UIScrollView", superclass: View.self) { methods in
      // Touches are for scrolling; they go no further up the chain (RC-2).
      for message in Message.touches { methods.define(message, Body { _, _, _, _ in }) }
    }
  }

  /// Makes a scroll view that clips what reaches over its edge.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    clipsToBounds = true
  }

  /// Where in the content the view begins: the origin of its bounds (TV-21).
  public final var contentOffset: Point {
    get { bounds.origin }
    set {
      bounds.origin = newValue
      setNeedsLayout()
    }
  }
}
