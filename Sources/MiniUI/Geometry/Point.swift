/// A point in the coordinates of a view, in points; it does not record which view.
///
/// x grows to the right, y grows downwards. Source: Apple, `CGPoint`; View Programming Guide, "View
/// Geometry and Coordinate Systems".
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate, which grows to the right.
  public var x: Double
  /// The vertical coordinate, which grows downwards.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point without rounding to pixels.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Point: CustomStringConvertible {
  /// The point as UIKit prints it, `{10, 20.5}` (Apple, `NSStringFromCGPoint`).
  public var description: String { "{\(x.plainText), \(y.plainText)}" }
}
