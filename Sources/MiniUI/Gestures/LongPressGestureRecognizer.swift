/// Finds a finger that stays where it is: `UILongPressGestureRecognizer`.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long the finger has to stay; 0.5 s, unless set (GR-3).
  public final var minimumPressDuration: Duration = .milliseconds(500)
  /// How far it may move before, in points; 10, unless set (GR-3).
  public final var allowableMovement = 10.0
  /// How many taps come first; none, unless set (GR-3).
  public final var numberOfTapsRequired = 0
  /// How many fingers it takes; one, unless set.
  public final var numberOfTouchesRequired = 1
  private var start = Point.zero
  private var timer: MainLoop.Token?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      LongPressGestureRecognizer.self, name: "UILongPressGestureRecognizer",
      superclass: GestureRecognizer.self)
  }

  override final func touchDown(_ touch: Touch) {
    guard state == .possible else { return }
    guard touchesDown.count <= numberOfTouchesRequired, touch.tapCount > numberOfTapsRequired else {
      return state = .failed
    }
    guard touchesDown.count == numberOfTouchesRequired else { return }
    start = location(in: nil)
    startTimer()
  }

  /// Movement matters only before the gesture has begun (GR-14).
  override final func touchMoved(_ touch: Touch) {
    if state.isActive { return state = .changed }
    if location(in: nil).distance(to: start) > allowableMovement { state = .failed }
  }

  override final func touchUp(_ touch: Touch) {
    state = state.isActive ? .ended : .failed
  }

  override final func forget() { stopTimer() }

  /// The press begins without a touch event, when its time has come (GR-14).
  private func startTimer() {
    stopTimer()
    timer = process.mainLoop.schedule(
      .timer, after: max(minimumPressDuration, .zero), name: "long press"
    ) { [weak self] in
      self?.begin()
    }
  }

  private func begin() {
    timer = nil
    if !touchesDown.isEmpty { state = .began }
  }

  private func stopTimer() {
    guard let timer else { return }
    process.mainLoop.cancel(timer)
    self.timer = nil
  }
}
