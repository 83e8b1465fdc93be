/// A rectangle on the screen that takes part in layout and hit testing: `UIView`.
///
/// Nothing is drawn.
open class View: Responder {
  /// Stores the bounds, the centre and the transform.
  final var placement = ViewPlacement()
  /// The subviews, back to front; this view owns them.
  public final var subviews: [View] { orderedSubviews }
  /// Stores ``subviews``; changed only by inserting, moving and removing views.
  final var orderedSubviews: [View] = []
  /// The stamp of the last change to the list of subviews.
  ///
  /// It is the value of ``AppProcess/viewChanges`` at that change, so equal stamps mean an
  /// unchanged list.
  @safe @exclusivity(unchecked) public internal(set) final var subviewChanges = 0
  /// The view that contains and owns this one.
  public internal(set) final var superview: View? {
    get { superviewReference.object }
    set { superviewReference.object = newValue }
  }
  private final var superviewReference = BackReference<View>()
  /// Calls the closure with the superview, unretained; the closure must not change the tree.
  @inline(__always)
  final func withSuperview<Result>(_ body: (View) -> Result) -> Result? {
    superviewReference.peek(body)
  }
  /// The window that contains this view; a window contains itself.
  public internal(set) final var window: Window? {
    get { windowReference.object }
    set { windowReference.object = newValue }
  }
  private final var windowReference = BackReference<Window>()
  /// The view controller whose root view this is.
  public internal(set) final var controller: ViewController? {
    get { controllerReference.object }
    set {
      controllerReference.object = newValue
      noteIdentityChange()
    }
  }
  private final var controllerReference = BackReference<ViewController>()
  @inline(__always)
  final var isControllers: Bool { controllerReference.isSet }
  /// Stores the state that decides if the view is visible and takes touches.
  final var presence = ViewPresence()
  /// True if the view receives a second finger while the first is on it; false by default.
  public final var isMultipleTouchEnabled = false
  /// True if content outside the bounds is clipped; hit testing ignores it (HT-3).
  public final var clipsToBounds = false
  /// The recognisers for gestures on this view and its subviews, in the order of adding.
  public internal(set) final var gestureRecognizers: [GestureRecognizer] = []
  /// A number assigned by the app.
  public final var tag = 0
  /// Stores ``accessibilityIdentifier``.
  final var identifier: String?
  /// Stores ``accessibilityLabel``.
  final var spokenLabel: String?
  /// The value that VoiceOver reads: the app's, or else the control's.
  ///
  /// A switch that is on has the value "1".
  public final var accessibilityValue: String? {
    get { spokenValue ?? spokenState }
    set { spokenValue = newValue }
  }
  private final var spokenValue: String?
  /// Stores ``stack``.
  final var stackBox: StackBox?
  /// The size set by the app; a stack changes the bounds, but not this size.
  final var requestedSize = Size.zero
  final var needsLayout = true
  final var needsLayoutWithin = true
  final var isLayingOut = false
  /// True if the view lays out its subviews by their sizes even without a ``stack``.
  final var placesSubviews = false
  /// True if each layout of the superview gives this view the superview's bounds.
  public final var fillsSuperview = false { didSet { superview?.setNeedsLayout() } }
  /// True while an animation without user interaction runs on the view (HT-5).
  final var isAnimatedUntouchable = false

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(View.self, name: "UIView") { methods in
      methods.define(
        .nextResponder,
        Body { view, _ in view.controller ?? view.superview }.known(as: .nextResponder))
      methods.define(
        .layoutSubviews,
        Body { view, _ in view.layOutSubviews() }.known(as: .layoutSubviews))
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
    // A new view may get this one's address, so results cached by address become invalid.
    countViewChange()
  }

  /// The size that the view requests from a stack.
  open var intrinsicSize: Size { sizeInStack }

  /// The text shown on this view; `nil` for views without text of their own.
  open var displayedText: String? { nil }

  /// The accessibility value that the control itself provides.
  var spokenState: String? { nil }

  /// The value for the key `text`; nil for views without such a property.
  var textProperty: String? { nil }

  /// True for views that accept typed text: those that respond to `insertText:`.
  open var takesText: Bool { responds(to: Message<TextToVoid>.insertText.selector) }

  /// True for views whose class has code for typed text.
  var hasCodeForTyping: Bool { isa.implementer(of: Message<TextToVoid>.insertText.selector) != nil }

  /// True for an empty text input, whose visible text is not typed.
  var showsPlaceholder: Bool { false }

  /// True for controls, whose parts do not take touches themselves.
  var isControl: Bool { false }

  /// False if parts of the view never prevent its gestures (GR-16).
  var hasPreventableGestures: Bool { true }

  /// Called after the view was hidden or shown; a window appears or disappears.
  func visibilityDidChange() {}

  /// Called on the root of a tree when its first view needs layout.
  func layoutWithinBecameDue() {}

  /// Called after a subview was added, moved or removed.
  func subviewsDidChange() { contentsDidChange() }

  /// Called when a touch that began on the view is freed, even without an end or a cancellation.
  func part(from touch: Touch) {}
}

extension View {
  /// Makes a view with a frame.
  public convenience init(frame: Rect, in process: AppProcess) {
    self.init(in: process)
    self.frame = frame
  }

  /// True if this is the other view or one of its descendants.
  public final func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let current = view, current !== other { view = current.superview }
    return view != nil
  }

  /// Returns the first view with a tag, front to back, starting with this one (HT-9).
  public final func view(tagged tag: Int) -> View? {
    if self.tag == tag { return self }
    for subview in subviews.reversed() {
      if let found = subview.view(tagged: tag) { return found }
    }
    return nil
  }

  /// The class, the identifier and the text in one short line, for messages to developers.
  ///
  /// Typed text is left out: messages end in reports and logs.
  public final var summary: String { ViewSummary(of: self).description }

  /// True if the view may show typed text: it is a text input, or inside one.
  public final var showsTypedText: Bool {
    sequence(first: self, next: \.superview).contains(where: \.takesText)
  }

  /// True if the view's own text may be typed; a button inside an input has a title of its own.
  ///
  /// Unlike ``takesText`` it sends no message, because a summary runs no code of the app.
  fileprivate final var quotesTypedText: Bool {
    sequence(first: self) { $0.isControl ? nil : $0.superview }.contains(where: \.hasCodeForTyping)
  }
}

/// A view's description for messages to developers, formatted only when it is read.
public struct ViewSummary: Hashable, Sendable {
  private let className: String
  private let identifier: String?
  private let text: String?

  /// Captures the view's current state without typed text; `showingText: false` omits all text.
  public init(of view: View, showingText: Bool = true) {
    className = view.className
    identifier = view.accessibilityIdentifier
    let shown = showingText ? view.displayedText : nil
    text = shown != nil && view.quotesTypedText && !view.showsPlaceholder ? nil : shown
  }
}

extension ViewSummary: CustomStringConvertible {
  /// The class, the identifier and the text in one short line: `UIButton #buy "Buy"`.
  public var description: String {
    let identifier = identifier.map { " #\($0)" } ?? ""
    let text = text.map { " \"\($0)\"" } ?? ""
    return className + identifier + text
  }
}

/// The counters by which caches of view data are invalidated.
extension View {
  /// Invalidates the cached position of this view, whose place in the data has changed.
  ///
  /// Lists call this when a cell or a section's view gets another index path.
  public final func noteIdentityChange() {
    countViewChange()
    superview?.stampSubviewChange()
  }

  final func noteSubviewChange() {
    countViewChange()
    stampSubviewChange()
  }

  private func stampSubviewChange() {
    if let process = tableOwner(as: AppProcess.self) { subviewChanges = process.viewChanges }
  }
}

extension Responder {
  /// Counts a change for the process; does nothing if the process has been freed.
  final func countViewChange() {
    if let process = tableOwner(as: AppProcess.self) { process.viewChanges &+= 1 }
  }
}
