/// Finds two fingers that turn about each other: `UIRotationGestureRecognizer`.
open class RotationGestureRecognizer: GestureRecognizer {
  /// How far the fingers have turned, in radians, clockwise; it may be set anew.
  public final var rotation = 0.0
  private var angle = 0.0
  private var speed = 0.0
  private var lastMove: Duration = .zero

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      RotationGestureRecognizer.self, name: "UIRotationGestureRecognizer",
      superclass: GestureRecognizer.self)
  }

  /// How fast they turned at the last move, in radians per second.
  public final var velocity: Double { speed }

  override final func wants(_ touch: Touch) -> Bool { touchesDown.count < 2 }

  override final func touchDown(_ touch: Touch) {
    guard let pair = FingerSpan(touchesDown) else { return }
    (angle, lastMove) = (pair.angle, touch.timestamp)
  }

  /// The rotation begins when a finger has gone as far about the middle as a pan goes (GR-13).
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

  /// The same turn by at most half a circle.
  private static func shortest(_ angle: Double) -> Double {
    if angle > .pi { return angle - 2 * .pi }
    return angle <= -.pi ? angle + 2 * .pi : angle
  }
}
