/// A recogniser of a quick movement in one direction: `UISwipeGestureRecognizer`.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The accepted directions; right by default.
  public final var direction: Direction = .right
  /// The number of fingers; 1 by default.
  public final var numberOfTouchesRequired = 1
  private var start = Point.zero
  private var startTime: Duration = .zero

  /// The least distance along the direction and the greatest aside, in points.
  static let distance = 50.0
  static let longest: Duration = .milliseconds(500)

  /// The directions of a swipe, with UIKit's values.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
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
    ClassDefinition(SwipeGestureRecognizer.self, name: "UISwipeGestureRecognizer")
  }

  override final func touchDown(_ touch: Touch) {
    guard touchesDown.count <= numberOfTouchesRequired else { return state = .failed }
    start = location(in: nil)
    startTime = touch.timestamp
  }

  /// Recognises the swipe before the finger lifts; a wrong direction fails (GR-15).
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
  init(of movement: Point) {
    if abs(movement.x) >= abs(movement.y) {
      self = movement.x > 0 ? .right : .left
    } else {
      self = movement.y > 0 ? .down : .up
    }
  }
}
