/// Finds a finger that drags something in from an edge: `UIScreenEdgePanGestureRecognizer`.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges of the screen that count; none, unless set.
  public final var edges: RectEdges = []

  /// How near to the edge a finger has to come down, in points.
  static let reach = 20.0

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      ScreenEdgePanGestureRecognizer.self, name: "UIScreenEdgePanGestureRecognizer",
      superclass: PanGestureRecognizer.self)
  }

  /// A finger that comes down elsewhere is no concern of this recogniser.
  override final func wants(_ touch: Touch) -> Bool {
    guard super.wants(touch), let window = touch.window else { return false }
    let place = touch.location(in: nil)
    let bounds = window.bounds
    return edges.contains(.left) && place.x < bounds.minX + Self.reach
      || edges.contains(.right) && place.x >= bounds.maxX - Self.reach
      || edges.contains(.top) && place.y < bounds.minY + Self.reach
      || edges.contains(.bottom) && place.y >= bounds.maxY - Self.reach
  }

  /// The finger has to go inwards, more than along the edge.
  override final func begins(with movement: Point) -> Bool? {
    guard super.begins(with: movement) == true else { return false }
    return edges.contains(RectEdges.behind(movement)) ? true : nil
  }
}

extension RectEdges {
  /// The edge that a movement leads away from.
  fileprivate static func behind(_ movement: Point) -> RectEdges {
    if abs(movement.x) >= abs(movement.y) { return movement.x > 0 ? .left : .right }
    return movement.y > 0 ? .top : .bottom
  }
}
