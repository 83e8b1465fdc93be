/// A recogniser of a resting finger: `UILongPressGestureRecognizer`.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// The shortest press; 0.5 s by default (GR-3).
  public final var minimumPressDuration: Duration = .milliseconds(500)
  /// The longest movement during the press, in points; 10 by default (GR-3).
  public final var allowableMovement = 10.0
  /// The number of taps before the press; 0 by default (GR-3).
  public final var numberOfTapsRequired = 0
  /// The number of fingers; 1 by default.
  public final var numberOfTouchesRequired = 1
  private var start = Point.zero
  private var timer: MainLoop.Token?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(LongPressGestureRecognizer.self, name: "UILongPressGestureRecognizer")
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

  /// Fails on movement, but only before the gesture has begun (GR-14).
  override final func touchMoved(_ touch: Touch) {
    if state.isActive { return state = .changed }
    if location(in: nil).distance(to: start) > allowableMovement { state = .failed }
  }

  override final func touchUp(_ touch: Touch) {
    state = state.isActive ? .ended : .failed
  }

  override final func forget() { stopTimer() }

  /// Starts the timer that begins the press without a touch event (GR-14).
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
