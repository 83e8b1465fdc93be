/// Finds taps, one or several in a row: `UITapGestureRecognizer`.
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps in a row it takes; one, unless set (GR-3).
  public final var numberOfTapsRequired = 1
  /// How many fingers each tap takes; one, unless set (GR-3).
  public final var numberOfTouchesRequired = 1
  private var taps = 0
  private var fingers = 0
  private var timeout: MainLoop.Token?

  /// How long the fingers of one tap may stay; a private figure of UIKit's.
  static let maximumDuration: Duration = .milliseconds(750)

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
    let isFirst = taps == 0
    if fingers == 0 { startTimeout(Self.maximumDuration, name: "end of a tap") }
    fingers += 1
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
    stopTimeout()
    if taps >= numberOfTapsRequired { return state = .ended }
    // The next tap has to come within 0.35 s (GR-11).
    startTimeout(Finger.multipleTapInterval, name: "end of a row of taps", .work)
  }

  override final func forget() {
    stopTimeout()
    (taps, fingers) = (0, 0)
  }

  /// Fails when the time is up, without a touch event; one timeout replaces the other.
  private func startTimeout(_ duration: Duration, name: String, _ kind: MainLoop.Kind = .timer) {
    stopTimeout()
    timeout = process.mainLoop.schedule(kind, after: duration, name: name) { [weak self] in
      self?.timeout = nil
      self?.state = .failed
    }
  }

  private func stopTimeout() {
    guard let timeout else { return }
    process.mainLoop.cancel(timeout)
    self.timeout = nil
  }
}
