/// A recogniser of two fingers that change their distance: `UIPinchGestureRecognizer`.
open class PinchGestureRecognizer: GestureRecognizer {
  private var baseDistance = 0.0
  private var baseScale = 1.0
  private var distance = 0.0
  private var speed = 0.0
  private var lastMove: Duration = .zero

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(PinchGestureRecognizer.self, name: "UIPinchGestureRecognizer")
  }

  /// The distance of the fingers relative to their first distance; an app may reset it.
  public final var scale: Double {
    get { baseDistance > 0 ? baseScale * distance / baseDistance : baseScale }
    set { (baseScale, baseDistance, speed) = (newValue, distance, 0) }
  }

  /// The change of the scale per second at the last move.
  public final var velocity: Double { speed }

  override final func wants(_ touch: Touch) -> Bool { touchesDown.count < 2 }

  override final func touchDown(_ touch: Touch) {
    guard let pair = FingerSpan(touchesDown) else { return }
    let scale = scale
    distance = pair.distance
    (baseScale, baseDistance, lastMove) = (scale, distance, touch.timestamp)
  }

  override final func touchMoved(_ touch: Touch) {
    guard let pair = FingerSpan(touchesDown) else { return }
    let old = scale
    distance = pair.distance
    let seconds = (touch.timestamp - lastMove).seconds
    if seconds > 0 { (speed, lastMove) = ((scale - old) / seconds, touch.timestamp) }
    if state.isActive { return state = .changed }
    if abs(distance - baseDistance) > PanGestureRecognizer.threshold { state = .began }
  }

  override final func touchUp(_ touch: Touch) {
    if touchesDown.isEmpty { state = state.isActive ? .ended : .failed }
  }

  override final func forget() {
    (baseDistance, baseScale, distance, speed) = (0, 1, 0, 0)
  }
}

/// The distance and angle between two fingers, in the window's coordinates.
struct FingerSpan {
  let distance: Double
  /// The direction from the first to the second finger, in radians.
  let angle: Double

  /// Measures two fingers; `nil` for any other number.
  init?(_ touches: [Touch]) {
    guard touches.count == 2 else { return nil }
    let (first, second) = (touches[0].location(in: nil), touches[1].location(in: nil))
    distance = first.distance(to: second)
    angle = first.angle(to: second)
  }
}
