/// A rectangle on the screen that draws nothing but is laid out, hit and asked: `UIView`.
open class View: Responder {
  /// Stores the bounds, the centre and the transform.
  final var placement = ViewPlacement()
  /// The views in this one, back to front; they are owned by it.
  public final var subviews: [View] { orderedSubviews }
  /// Stores ``subviews``; only `insert` and what moves views change it.
  final var orderedSubviews: [View] = []
  /// What the process's ``AppProcess/viewChanges`` was when the list of subviews changed last, or
  /// what tells one of them from the others; no two lists have ever the same.
  public internal(set) final var subviewChanges: Int {
    get { subviewStamp }
    set { subviewStamp = newValue }
  }
  private final var subviewStamp = 0
  /// The view that this one is in; it owns this view.
  public internal(set) final var superview: View? {
    get { superviewReference.object }
    set { superviewReference.object = newValue }
  }
  private final var superviewReference = BackReference<View>()
  /// What a function of the superview says that only reads; nobody retains the superview for it.
  @inline(__always)
  final func withSuperview<Result>(_ body: (View) -> Result) -> Result? {
    superviewReference.peek(body)
  }
  /// The window that this view is in; a window is in itself.
  public internal(set) final var window: Window? {
    get { windowReference.object }
    set { windowReference.object = newValue }
  }
  private final var windowReference = BackReference<Window>()
  /// The controller whose root view this is.
  public internal(set) final var controller: ViewController? {
    get { controllerReference.object }
    set {
      controllerReference.object = newValue
      noteIdentityChange()
    }
  }
  private final var controllerReference = BackReference<ViewController>()
  /// Whether this is the root view of a controller.
  @inline(__always)
  final var isControllers: Bool { controllerReference.isSet }
  /// Stores what decides whether the view is seen and touched.
  final var presence = ViewPresence()
  /// Whether the view is told of a second finger while the first is on it; no, unless set.
  public final var isMultipleTouchEnabled = false
  /// Whether what reaches over the edge is drawn; hit testing does not care (HT-3).
  public final var clipsToBounds = false
  /// What looks for gestures on this view and in it, in the order of adding.
  public internal(set) final var gestureRecognizers: [GestureRecognizer] = []
  /// A number that the app gives.
  public final var tag = 0
  /// Stores ``accessibilityIdentifier``.
  final var identifier: String?
  /// Stores ``accessibilityLabel``.
  final var spokenLabel: String?
  /// What the view holds, for a person who cannot see it: what the app has set, or else what the
  /// control says, such as "1" for a switch that is on.
  public final var accessibilityValue: String? {
    get { spokenValue ?? spokenState }
    set { spokenValue = newValue }
  }
  private final var spokenValue: String?
  /// Stores ``stack``.
  final var arrangement: Arrangement?
  /// The size that the app gave the view; a stack changes the bounds, but not this.
  final var requestedSize = Size.zero
  final var needsLayout = true
  /// Whether this view or one in it, at any depth, may need a layout.
  final var needsLayoutWithin = true
  /// Whether the view is laying out its subviews now.
  final var isLayingOut = false
  /// Whether the view lays out its subviews by their sizes, also without a ``stack``.
  final var placesSubviews = false
  /// Whether each layout of the superview gives this view the superview's bounds.
  public final var fillsSuperview = false { didSet { superview?.setNeedsLayout() } }
  /// Whether an animation that runs on the view keeps touches away (HT-5).
  final var isAnimatedUntouchable = false

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(View.self, name: "UIView", superclass: Responder.self) { methods in
      methods.define(
        .nextResponder,
        Body { view, _ in view.controller ?? view.superview }.known(as: .nextResponder))
      methods.define(.layoutSubviews, Body { view, _ in view.layOutSubviews() })
      defineProperties(methods)
      defineHierarchy(methods)
      defineHitTesting(methods)
      defineEditing(methods)
      defineGestures(methods)
    }
  }

  deinit {
    for subview in subviews {
      subview.superview = nil
      subview.forgetWindow()
    }
    countViewChange()
  }

  /// The size that the view asks for when a stack lays it out.
  open var intrinsicSize: Size { sizeInStack }

  /// What a person reads on this view; `nil` for views without a text of their own.
  open var displayedText: String? { nil }

  /// The accessibility value of a view that the app has given none.
  var spokenState: String? { nil }

  /// Called when the view has been hidden or shown; a window comes or goes.
  func visibilityDidChange() {}

  /// Called when the topmost view of a tree, or one in it, needs a layout for the first time.
  func layoutWithinBecameDue() {}

  /// Called when a subview has been added, moved or removed.
  func subviewsDidChange() { contentsDidChange() }

  /// Called when a finger that was on the view is gone, also where nobody has said so.
  func part(from touch: Touch) {}
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
  public final var summary: String { ViewSummary(of: self).description }
}
