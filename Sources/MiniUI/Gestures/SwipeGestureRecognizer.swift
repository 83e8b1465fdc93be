/// Finds a quick movement in one direction: `UISwipeGestureRecognizer`.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The directions that count; to the right, unless set.
  public final var direction: Direction = .right
  /// How many fingers it takes; one, unless set.
  public final var numberOfTouchesRequired = 1
  private var start = Point.zero
  private var startTime: Duration = .zero

  /// How far the fingers go, and how far aside at most, in points.
  static let distance = 50.0
  /// How long it may take.
  static let longest: Duration = .milliseconds(500)

  /// Where a swipe goes, with UIKit's values.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      SwipeGestureRecognizer.self, name: "UISwipeGestureRecognizer",
      superclass: GestureRecognizer.self)
  }

  override final func touchDown(_ touch: Touch) {
    guard touchesDown.count <= numberOfTouchesRequired else { return state = .failed }
    start = location(in: nil)
    startTime = touch.timestamp
  }

  /// The swipe is recognised before the finger lifts; a wrong direction fails it (GR-15).
  override final func touchMoved(_ touch: Touch) {
    guard touch.timestamp - startTime <= Self.longest else { return state = .failed }
    let movement = location(in: nil).offset(from: start)
    let isSideways = abs(movement.x) >= abs(movement.y)
    guard max(abs(movement.x), abs(movement.y)) >= Self.distance else { return }
    let aside = isSideways ? movement.y : movement.x
    let isSwipe =
      touchesDown.count == numberOfTouchesRequired && abs(aside) <= Self.distance
      && direction.contains(Direction(of: movement))
    state = isSwipe ? .ended : .failed
  }

  override final func touchUp(_ touch: Touch) { state = .failed }
}

extension SwipeGestureRecognizer.Direction {
  /// The direction that a movement mainly has.
  init(of movement: Point) {
    if abs(movement.x) >= abs(movement.y) {
      self = movement.x > 0 ? .right : .left
    } else {
      self = movement.y > 0 ? .down : .up
    }
  }
}
