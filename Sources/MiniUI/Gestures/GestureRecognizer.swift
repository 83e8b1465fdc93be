/// Finds a gesture in what the fingers do on a view: `UIGestureRecognizer`.
///
/// A subclass overrides the touch messages and sets ``state``. Which of the recognisers that see
/// the same fingers may go on is for the application's ``GestureArena`` to say.
open class GestureRecognizer: DynamicObject {
  /// The view that the recogniser has been added to.
  public internal(set) final weak var view: View?
  /// Whether a recognised gesture takes the fingers from their view; yes, unless set (GR-3, GR-7).
  public final var cancelsTouchesInView = true
  /// Whether the view hears of a finger only once this has failed; no, unless set (GR-3, GR-8).
  public final var delaysTouchesBegan = false
  /// Whether the view hears of the end only once this has failed; yes, unless set (GR-3).
  public final var delaysTouchesEnded = true
  /// A name for the app's own use.
  public final var name: String?
  /// What ``state`` answers; the arena alone sets it.
  final var currentState = State.possible
  /// What ``isEnabled`` answers.
  final var isUsable = true
  /// Who is told, in the order of adding.
  final var targets: [GestureRecognizerTarget] = []
  /// The delegate, and what it has to say.
  final var asked = Asked<GestureDelegateMethod>()
  /// Whom this one waits for (GR-11).
  final var requirements: [Requirement] = []
  /// The part of this recogniser in the sequence of touches that is under way, if it has one.
  final weak var entrant: GestureArena.Entrant?

  /// Another recogniser that has to fail first; not retained.
  struct Requirement {
    /// Gone when nobody else keeps it.
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

  /// Makes a recogniser with its first target: sends `initWithTarget:action:`.
  public convenience init(
    target: DynamicObject?, action: SelectorID?, in process: AppProcess
  ) {
    self.init(in: process)
    _ = send(.initWithTarget)(target, action ?? .zero)
  }

  /// Whether the recogniser waits for a further finger when none is left; only taps do.
  var isWaitingForTouches: Bool { false }

  /// Whether a finger that came down is any of this recogniser's business.
  func wants(_ touch: Touch) -> Bool { true }

  /// A finger came down.
  func touchDown(_ touch: Touch) {}

  /// A finger moved.
  func touchMoved(_ touch: Touch) {}

  /// A finger was lifted.
  func touchUp(_ touch: Touch) {}

  /// The system took a finger away.
  func touchCancelled(_ touch: Touch) { state = .cancelled }

  /// Forgets what the last sequence of touches left behind.
  func forget() {}

  /// Whether this keeps another from recognising anything, if nobody objects (GR-9).
  func prevents(_ other: GestureRecognizer) -> Bool { true }
}

extension Message where S == ToObject {
  /// `-[UIGestureRecognizer view]`, which code asks of whatever an action has sent it.
  @inlinable public static var attachedView: Self { Message(.view) }
}
