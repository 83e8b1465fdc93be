/// A rectangle on the screen that draws nothing but is laid out, hit and asked: `UIView`.
open class View: Responder {
  /// The view's own coordinates; a scrolled view's origin is not zero.
  public final var bounds: Rect = .zero { didSet { boundsDidChange(from: oldValue) } }
  /// Where the middle of the bounds lies in the superview.
  public final var center: Point = .zero
  /// Applied about the centre.
  public final var transform: Transform = .identity
  /// The views in this one, back to front; they are owned by it.
  public internal(set) final var subviews: [View] = []
  /// The view that this one is in; it owns this view.
  public internal(set) final weak var superview: View?
  /// The window that this view is in; a window is in itself.
  public internal(set) final weak var window: Window?
  /// The controller whose root view this is.
  public internal(set) final weak var controller: ViewController?
  /// Not drawn and not hit (HT-1).
  public final var isHidden = false {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }
  /// Below 0.01 the view is not hit (HT-1).
  public final var alpha = 1.0
  /// Whether the view and what is in it take touches.
  public final var isUserInteractionEnabled = true
  /// Whether the view is told of a second finger while the first is on it; no, unless set.
  public final var isMultipleTouchEnabled = false
  /// Whether what reaches over the edge is drawn; hit testing does not care (HT-3).
  public final var clipsToBounds = false
  /// A number that the app gives.
  public final var tag = 0
  /// A name for tests, never shown to a person.
  public final var accessibilityIdentifier: String?
  /// What a person is told who cannot see the view.
  public final var accessibilityLabel: String?
  /// How this view lays out its subviews; `nil` leaves their frames alone.
  public final var stack: Stack? { didSet { setNeedsLayout() } }
  final var needsLayout = true
  /// Whether each layout of the superview gives this view the superview's bounds.
  final var fillsSuperview = false

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(View.self, name: "UIView", superclass: Responder.self) { methods in
      methods.define(.nextResponder, Body { view, _ in view.controller ?? view.superview })
      methods.define(.layoutSubviews, Body { view, _ in view.layOutSubviews() })
      defineHierarchy(methods)
      defineHitTesting(methods)
    }
  }

  /// The size that the view asks for when a stack lays it out.
  open var intrinsicSize: Size { sizeInStack }

  /// What a person reads on this view; `nil` for views without a text of their own.
  open var displayedText: String? { nil }

  /// Called when the view has been hidden or shown; a window comes or goes.
  func visibilityDidChange() {}

  private func boundsDidChange(from old: Rect) {
    if old.size != bounds.size { setNeedsLayout() }
  }
}

extension View {
  /// Makes a view with a frame.
  public convenience init(frame: Rect, in process: AppProcess) {
    self.init(in: process)
    self.frame = frame
  }

  /// Whether this is the other view or lies in it, at any depth.
  public final func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let current = view, current !== other { view = current.superview }
    return view != nil
  }

  /// The first view with a tag, this one included, front to back (HT-9).
  public final func view(tagged tag: Int) -> View? {
    if self.tag == tag { return self }
    for subview in subviews.reversed() {
      if let found = subview.view(tagged: tag) { return found }
    }
    return nil
  }

  /// The class, the identifier and the text in one short line, for messages to people.
  public final var summary: String {
    let identifier = accessibilityIdentifier.map { " #\($0)" } ?? ""
    let text = displayedText.map { " \"\($0)\"" } ?? ""
    return self.class.name + identifier + text
  }
}
