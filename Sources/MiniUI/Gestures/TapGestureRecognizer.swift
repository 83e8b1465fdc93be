/// Finds taps, one or several in a row: `UITapGestureRecognizer`.
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps in a row it takes; one, unless set (GR-3).
  public final var numberOfTapsRequired = 1
  /// How many fingers each tap takes; one, unless set (GR-3).
  public final var numberOfTouchesRequired = 1
  private var taps = 0
  private var fingers = 0
  private var timeout: MainLoop.Token?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      TapGestureRecognizer.self, name: "UITapGestureRecognizer",
      superclass: GestureRecognizer.self)
  }

  override final var isWaitingForTouches: Bool { taps > 0 }

  /// A tap leaves those alone that need more taps (GR-11).
  override final func prevents(_ other: GestureRecognizer) -> Bool {
    guard let other = other as? TapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override final func touchDown(_ touch: Touch) {
    stopTimeout()
    fingers += 1
    let isFirst = taps == 0
    if fingers > numberOfTouchesRequired || !(isFirst || touch.tapCount > 1) { state = .failed }
  }

  /// A finger that has gone too far counts as no tap any more.
  override final func touchMoved(_ touch: Touch) {
    if touch.tapCount == 0 { state = .failed }
  }

  override final func touchUp(_ touch: Touch) {
    guard touchesDown.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    (taps, fingers) = (taps + 1, 0)
    if taps >= numberOfTapsRequired { state = .ended } else { startTimeout() }
  }

  override final func forget() {
    stopTimeout()
    (taps, fingers) = (0, 0)
  }

  /// The next tap has to come within 0.35 s (GR-11).
  private func startTimeout() {
    timeout = process.mainLoop.schedule(
      .work, after: Finger.multipleTapInterval, name: "end of a row of taps"
    ) { [weak self] in
      self?.state = .failed
    }
  }

  private func stopTimeout() {
    guard let timeout else { return }
    process.mainLoop.cancel(timeout)
    self.timeout = nil
  }
}
