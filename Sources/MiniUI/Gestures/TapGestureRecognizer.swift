/// A recogniser of one or several taps: `UITapGestureRecognizer`.
open class TapGestureRecognizer: GestureRecognizer {
  /// The number of taps; 1 by default (GR-3).
  public final var numberOfTapsRequired = 1
  /// The number of fingers per tap; 1 by default (GR-3).
  public final var numberOfTouchesRequired = 1
  private var taps = 0
  private var fingers = 0
  private var timeout: MainLoop.Token?

  /// The longest time that the fingers of a tap may stay; a private value of UIKit's.
  static let maximumDuration: Duration = .milliseconds(750)

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(TapGestureRecognizer.self, name: "UITapGestureRecognizer")
  }

  override final var isWaitingForTouches: Bool { taps > 0 }

  /// Does not prevent recognisers of more taps (GR-11).
  override final func prevents(_ other: GestureRecognizer) -> Bool {
    guard let other = other as? TapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override final func touchDown(_ touch: Touch) {
    let isFirst = taps == 0
    if fingers == 0 { startTimeout(Self.maximumDuration, name: "end of a tap") }
    fingers += 1
    // A later tap must be near and soon enough, which the touch's tap count shows.
    if fingers > numberOfTouchesRequired || !(isFirst || touch.tapCount > 1) { state = .failed }
  }

  /// Fails once a finger has moved too far for a tap.
  override final func touchMoved(_ touch: Touch) {
    if touch.tapCount == 0 { state = .failed }
  }

  override final func touchUp(_ touch: Touch) {
    guard touchesDown.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    (taps, fingers) = (taps + 1, 0)
    stopTimeout()
    if taps >= numberOfTapsRequired { return state = .ended }
    // The next tap must follow within 0.35 s (GR-11).
    startTimeout(Touch.multipleTapInterval, name: "end of a row of taps", .work)
  }

  override final func forget() {
    stopTimeout()
    (taps, fingers) = (0, 0)
  }

  /// Schedules a failure, which needs no touch event; replaces the earlier timeout.
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
