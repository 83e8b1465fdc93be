/// A recogniser of dragging fingers: `UIPanGestureRecognizer`.
open class PanGestureRecognizer: GestureRecognizer {
  /// The least number of fingers; 1 by default (GR-3).
  public final var minimumNumberOfTouches = 1
  /// The greatest number of fingers; unlimited by default.
  public final var maximumNumberOfTouches = Int.max
  /// The location of a zero translation, in the window's coordinates.
  private var base = Point.zero
  private var middle = Point.zero
  private var speed = Point.zero
  private var lastMove: Duration = .zero

  /// The distance after which a drag begins, in points (GR-13).
  static let threshold = 10.0
  /// The speed, in points per second, from which the direction of a finger decides.
  static let decidingSpeed = 100.0
  /// The rest before lifting after which the velocity is zero.
  static let rest: Duration = .milliseconds(100)

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(PanGestureRecognizer.self, name: "UIPanGestureRecognizer")
  }

  /// Returns the movement of the fingers since they came down, in a view's coordinates (GR-13).
  public final func translation(in view: View?) -> Point {
    convert(middle.offset(from: base), to: view)
  }

  /// Sets the translation of the current location and resets the velocity (GR-13).
  public final func setTranslation(_ translation: Point, in view: View?) {
    base = middle.offset(from: convert(translation, from: view))
    speed = .zero
  }

  /// Returns the velocity of the last move, in points per second of a view's coordinates.
  public final func velocity(in view: View?) -> Point { convert(speed, to: view) }

  /// Decides if a movement begins the gesture; `nil` makes it fail.
  func begins(with movement: Point) -> Bool? { movement.length > Self.threshold }

  override func wants(_ touch: Touch) -> Bool { touchesDown.count < maximumNumberOfTouches }

  override final func touchDown(_ touch: Touch) {
    if touchesDown.count == 1 {
      (base, middle, speed) = (location(in: nil), location(in: nil), .zero)
      lastMove = touch.timestamp
    } else {
      shiftBase()
    }
  }

  override final func touchMoved(_ touch: Touch) {
    // The speed is measured from the old `middle`.
    measureSpeed(at: touch.timestamp)
    middle = location(in: nil)
    if state.isActive { return state = .changed }
    guard touchesDown.count >= minimumNumberOfTouches else { return }
    switch begins(with: middle.offset(from: base)) {
    case nil: state = .failed
    case true?: state = .began
    case false?: break
    }
  }

  override final func touchUp(_ touch: Touch) {
    guard touchesDown.count < minimumNumberOfTouches else { return shiftBase() }
    if touch.timestamp - lastMove >= Self.rest { speed = .zero }
    state = state.isActive ? .ended : .failed
  }

  override func forget() { (base, middle, speed) = (.zero, .zero, .zero) }

  /// Moves the base when a finger is added or lifted, so that the translation does not change.
  private func shiftBase() {
    let moved = location(in: nil)
    base = base.offset(by: moved.offset(from: middle))
    middle = moved
  }

  private func measureSpeed(at time: Duration) {
    let seconds = (time - lastMove).seconds
    guard seconds > 0 else { return }
    let way = location(in: nil).offset(from: middle)
    speed = Point(x: way.x / seconds, y: way.y / seconds)
    lastMove = time
  }
}
