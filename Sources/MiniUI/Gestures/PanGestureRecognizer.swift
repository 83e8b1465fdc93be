/// Finds fingers that drag something: `UIPanGestureRecognizer`.
open class PanGestureRecognizer: GestureRecognizer {
  /// How many fingers it takes; one, unless set (GR-3).
  public final var minimumNumberOfTouches = 1
  /// How many fingers it follows; any number, unless set.
  public final var maximumNumberOfTouches = Int.max
  /// Where a translation of zero would be, in the window's coordinates.
  private var base = Point.zero
  private var middle = Point.zero
  private var speed = Point.zero
  private var lastMove: Duration = .zero

  /// How far fingers move before they drag, in points (GR-13).
  static let threshold = 10.0
  /// A finger that has rested for this long before it is lifted has no speed.
  static let rest: Duration = .milliseconds(100)

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      PanGestureRecognizer.self, name: "UIPanGestureRecognizer",
      superclass: GestureRecognizer.self)
  }

  /// How far the fingers have gone since they came down, in a view's coordinates (GR-13).
  public final func translation(in view: View?) -> Point {
    convert(middle.offset(from: base), to: view)
  }

  /// Makes the present place one of a given translation, and the velocity zero (GR-13).
  public final func setTranslation(_ translation: Point, in view: View?) {
    base = middle.offset(from: convert(translation, from: view))
    speed = .zero
  }

  /// How fast the fingers were at their last move, in points per second of a view's coordinates.
  public final func velocity(in view: View?) -> Point { convert(speed, to: view) }

  /// Whether a movement is one that this recogniser begins with; `nil` fails it.
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

  /// A finger that comes or goes moves the middle of all, but drags nothing.
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
