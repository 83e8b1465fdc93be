/// A recogniser of a drag from a screen edge: `UIScreenEdgePanGestureRecognizer`.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges of the screen; none by default.
  public final var edges: RectEdges = []

  /// The greatest distance of the first touch from the edge, in points.
  static let reach = 20.0

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(ScreenEdgePanGestureRecognizer.self, name: "UIScreenEdgePanGestureRecognizer")
  }

  /// Accepts only fingers that come down near an edge.
  override final func wants(_ touch: Touch) -> Bool {
    guard super.wants(touch), let window = touch.window else { return false }
    let place = touch.location(in: nil)
    let bounds = window.bounds
    return edges.contains(.left) && place.x < bounds.minX + Self.reach
      || edges.contains(.right) && place.x >= bounds.maxX - Self.reach
      || edges.contains(.top) && place.y < bounds.minY + Self.reach
      || edges.contains(.bottom) && place.y >= bounds.maxY - Self.reach
  }

  /// Begins only for a movement away from the edge.
  override final func begins(with movement: Point) -> Bool? {
    guard super.begins(with: movement) == true else { return false }
    return edges.contains(RectEdges.behind(movement)) ? true : nil
  }
}

extension RectEdges {
  /// Returns the edge that a movement leads away from.
  fileprivate static func behind(_ movement: Point) -> RectEdges {
    if abs(movement.x) >= abs(movement.y) { return movement.x > 0 ? .left : .right }
    return movement.y > 0 ? .top : .bottom
  }
}
