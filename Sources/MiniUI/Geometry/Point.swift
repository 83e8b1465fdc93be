/// A place in some view's coordinates; which view's is the reader's business.
///
/// x grows to the right, y grows downwards, in points.
/// Source: Apple, `CGPoint`; View Programming Guide, "View Geometry and Coordinate Systems".
public struct Point: Hashable, Sendable {
  /// Grows to the right.
  public var x: Double
  /// Grows downwards.
  public var y: Double

  /// The origin of whatever coordinates are meant.
  public static let zero = Point(x: 0, y: 0)

  /// Takes any values; nothing is rounded to pixels.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Point: CustomStringConvertible {
  /// UIKit's spelling, `{10, 20.5}` (Apple, `NSStringFromCGPoint`).
  public var description: String { "{\(x.plainText), \(y.plainText)}" }
}
