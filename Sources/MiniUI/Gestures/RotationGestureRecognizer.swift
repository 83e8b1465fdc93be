/// A recogniser of two fingers that rotate: `UIRotationGestureRecognizer`.
open class RotationGestureRecognizer: GestureRecognizer {
  /// The rotation in radians, clockwise; an app may reset it.
  public final var rotation = 0.0
  private var angle = 0.0
  private var speed = 0.0
  private var lastMove: Duration = .zero

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(RotationGestureRecognizer.self, name: "UIRotationGestureRecognizer")
  }

  /// The rotation in radians per second at the last move.
  public final var velocity: Double { speed }

  override final func wants(_ touch: Touch) -> Bool { touchesDown.count < 2 }

  override final func touchDown(_ touch: Touch) {
    guard let pair = FingerSpan(touchesDown) else { return }
    (angle, lastMove) = (pair.angle, touch.timestamp)
  }

  /// Begins once a finger has moved as far around the centre as a pan needs (GR-13).
  override final func touchMoved(_ touch: Touch) {
    guard let pair = FingerSpan(touchesDown) else { return }
    let turned = Self.shortest(pair.angle - angle)
    let seconds = (touch.timestamp - lastMove).seconds
    if seconds > 0 { (speed, lastMove) = (turned / seconds, touch.timestamp) }
    (rotation, angle) = (rotation + turned, pair.angle)
    if state.isActive { return state = .changed }
    if abs(rotation) * pair.distance / 2 > PanGestureRecognizer.threshold { state = .began }
  }

  override final func touchUp(_ touch: Touch) {
    if touchesDown.isEmpty { state = state.isActive ? .ended : .failed }
  }

  override final func forget() { (rotation, angle, speed) = (0, 0, 0) }

  /// Normalises an angle to at most half a turn.
  private static func shortest(_ angle: Double) -> Double {
    if angle > .pi { return angle - 2 * .pi }
    return angle <= -.pi ? angle + 2 * .pi : angle
  }
}
