/// A recogniser of one gesture on a view: `UIGestureRecognizer`.
///
/// A subclass overrides the touch messages and sets ``state``. The application's `GestureArena`
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
  final var cachedDelegate = CachedDelegate()
  /// The recognisers that must fail first (GR-11).
  final var requirements: [Requirement] = []
  /// The participation in the current sequence of touches; nil outside one.
  final weak var entrant: GestureArena.Entrant?

  /// A recogniser that must fail first; not retained.
  struct Requirement {
    weak var recognizer: GestureRecognizer?
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(GestureRecognizer.self, name: "UIGestureRecognizer") { methods in
      defineTargets(methods)
      defineState(methods)
      defineTouches(methods)
      defineDelegate(methods)
      defineCompetition(methods)
      methods.define(.attachedView) { recognizer, _ in recognizer.view }
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

extension GestureRecognizer {
  /// The states of a recogniser, with UIKit's values.
  public enum State: Int, Sendable {
    /// No gesture has been recognised or ruled out.
    case possible
    /// A continuous gesture has begun.
    case began
    /// The gesture has changed.
    case changed
    /// The gesture has ended; a discrete gesture was recognised.
    case ended
    /// The gesture was cancelled.
    case cancelled
    /// The touches are not the gesture.
    case failed

    /// The state of a recognised discrete gesture: the same value as ``ended``.
    public static var recognized: State { .ended }

    /// True while a gesture is in progress.
    var isActive: Bool { self == .began || self == .changed }
    /// True once the recogniser is finished with this sequence of touches.
    var isOver: Bool { rawValue >= State.ended.rawValue }
  }

  /// The current state; setting it sends `setState:`, which the arena decides on (GR-1).
  public final var state: State {
    get { currentState }
    set { send(.setState)(newValue.rawValue) }
  }

  /// True if the recogniser receives touches; setting it to `false` cancels a gesture (GR-12).
  public final var isEnabled: Bool {
    get { isUsable }
    set { send(.setEnabled)(newValue) }
  }

  static func defineState(_ methods: MethodList<GestureRecognizer>) {
    methods.define(.setState) { recognizer, number, _ in
      guard let state = State(rawValue: number) else { return }
      recognizer.process.application.openGestureArena().change(recognizer, to: state)
    }
    methods.define(.setEnabled) { recognizer, isEnabled, _ in recognizer.enable(isEnabled) }
    methods.define(.reset) { recognizer, _ in recognizer.forget() }
  }

  private func enable(_ isEnabled: Bool) {
    isUsable = isEnabled
    guard !isEnabled, let entrant else { return }
    entrant.arena?.dismiss(entrant)
  }
}

extension GestureRecognizer {
  /// The fingers that are down, or the last ones if all have been lifted.
  final var touches: [Touch] {
    guard let all = entrant?.touches else { return [] }
    let down = all.filter { !$0.isOver }
    return down.isEmpty ? all : down
  }

  final var touchesDown: [Touch] { entrant?.touches.filter { !$0.isOver } ?? [] }

  /// The number of fingers of the gesture.
  public final var numberOfTouches: Int { touches.count }

  /// Returns the centroid of the fingers in a view; `nil` means the window (GR-21).
  public final func location(in view: View?) -> Point {
    let places = touches.map { $0.location(in: view) }
    guard !places.isEmpty else { return .zero }
    let sum = places.reduce(Point.zero) { $0.offset(by: $1) }
    return Point(x: sum.x / Double(places.count), y: sum.y / Double(places.count))
  }

  /// Returns the location of one finger, by the order in which the fingers came down.
  public final func location(ofTouch index: Int, in view: View?) -> Point {
    let touches = touches
    guard touches.indices.contains(index) else {
      table.raise(
        SimulatedException(
          name: "NSRangeException",
          reason: "touch index (\(index)) out of bounds (\(touches.count))"))
      return .zero
    }
    return touches[index].location(in: view)
  }

  /// Defines the touch messages; an app's subclass overrides them and calls `super`.
  static func defineTouches(_ methods: MethodList<GestureRecognizer>) {
    methods.define(.touchesBegan, body { $0.touchDown($1) })
    methods.define(.touchesMoved, body { $0.touchMoved($1) })
    methods.define(.touchesEnded, body { $0.touchUp($1) })
    methods.define(.touchesCancelled, body { $0.touchCancelled($1) })
  }

  private static func body(
    _ follow: @escaping (GestureRecognizer, Touch) -> Void
  ) -> Body<ObjectsToVoid, GestureRecognizer> {
    Body { recognizer, touches, _, _ in
      for touch in (touches as? TouchSet)?.touches ?? [] { follow(recognizer, touch) }
    }
  }

  final func convert(_ vector: Point, to view: View?) -> Point {
    guard let view else { return vector }
    let origin = view.convert(Point.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return Point(x: end.x - origin.x, y: end.y - origin.y)
  }

  final func convert(_ vector: Point, from view: View?) -> Point {
    guard let view else { return vector }
    let origin = view.convert(Point.zero, to: nil)
    let end = view.convert(vector, to: nil)
    return Point(x: end.x - origin.x, y: end.y - origin.y)
  }
}

extension View {
  /// Attaches a recogniser to this view and detaches it from its previous one.
  public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    send(.addGestureRecognizer)(recognizer)
  }

  /// Detaches a recogniser; it keeps following the touches that it has (GR-5).
  public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    send(.removeGestureRecognizer)(recognizer)
  }

  static func defineGestures(_ methods: MethodList<View>) {
    methods.define(.addGestureRecognizer) { view, recognizer, _ in view.attach(recognizer) }
    methods.define(.removeGestureRecognizer) { view, recognizer, _ in view.detach(recognizer) }
    methods.define(.gestureRecognizerShouldBegin) { _, _, _ in true }
  }

  private func attach(_ recognizer: DynamicObject?) {
    guard let recognizer = recognizer as? GestureRecognizer, recognizer.view !== self else {
      return
    }
    recognizer.view?.detach(recognizer)
    gestureRecognizers.append(recognizer)
    recognizer.view = self
    process.application.openGestureArena()
  }

  private func detach(_ recognizer: DynamicObject?) {
    guard let recognizer = recognizer as? GestureRecognizer, recognizer.view === self else {
      return
    }
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
