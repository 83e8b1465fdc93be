/// A recogniser of one gesture on a view: `UIGestureRecognizer`.
///
/// A subclass overrides the touch messages and sets ``state``. The application's ``GestureArena``
/// decides between recognisers with common touches.
open class GestureRecognizer: DynamicObject {
  /// The view that the recogniser is attached to.
  public internal(set) final weak var view: View?
  /// True if a recognised gesture cancels its touches in the view; true by default (GR-3, GR-7).
  public final var cancelsTouchesInView = true
  /// True if the view receives touches only after a failure; false by default (GR-3, GR-8).
  public final var delaysTouchesBegan = false
  /// True if the view receives the end of touches only after a failure; true by default (GR-3).
  public final var delaysTouchesEnded = true
  /// A name for the app's use.
  public final var name: String?
  /// Stores ``state``; only the arena sets it.
  final var currentState = State.possible
  /// Stores ``isEnabled``.
  final var isUsable = true
  /// The targets, in the order of adding.
  final var targets: [GestureRecognizerTarget] = []
  /// The delegate with its cached methods.
  final var asked = Asked<GestureDelegateMethod>()
  /// The recognisers that must fail first (GR-11).
  final var requirements: [Requirement] = []
  /// The participation in the current sequence of touches; nil outside one.
  final weak var entrant: GestureArena.Entrant?

  /// A recogniser that must fail first; not retained.
  struct Requirement {
    weak var recognizer: GestureRecognizer?
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      GestureRecognizer.self, name: "UIGestureRecognizer", superclass: DynamicObject.self
    ) { methods in
      defineTargets(methods)
      defineState(methods)
      defineTouches(methods)
      defineDelegate(methods)
      defineCompetition(methods)
      methods.define(.attachedView, Body { recognizer, _ in recognizer.view })
    }
  }

  /// Makes a recogniser with a first target: sends `initWithTarget:action:`.
  public convenience init(
    target: DynamicObject?, action: SelectorID?, in process: AppProcess
  ) {
    self.init(in: process)
    _ = send(.initWithTarget)(target, action ?? .zero)
  }

  /// True while a recogniser without fingers waits for another one, as between two taps.
  var isWaitingForTouches: Bool { false }

  /// True if the recogniser accepts a new touch.
  func wants(_ touch: Touch) -> Bool { true }

  func touchDown(_ touch: Touch) {}

  func touchMoved(_ touch: Touch) {}

  func touchUp(_ touch: Touch) {}

  func touchCancelled(_ touch: Touch) { state = .cancelled }

  /// Resets the state of the last sequence of touches.
  func forget() {}

  /// True if this gesture prevents another by default (GR-9).
  func prevents(_ other: GestureRecognizer) -> Bool { true }
}

extension Message where S == ToObject {
  /// `-[UIGestureRecognizer view]`, which an action's method may send to its sender.
  @inlinable public static var attachedView: Self { Message(.view) }
}
