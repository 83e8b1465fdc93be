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

extension Point {
  /// Returns the point moved by a vector.
  public func offset(by vector: Point) -> Point { Point(x: x + vector.x, y: y + vector.y) }

  /// Returns the vector from another point to this one.
  public func offset(from other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }

  /// Returns the distance to another point.
  public func distance(to other: Point) -> Double { offset(from: other).length }

  var length: Double { (x * x + y * y).squareRoot() }
}

/// A width and a height in points; either may be negative, as in Core Graphics.
///
/// Source: Apple, `CGSize`.
public struct Size: Hashable, Sendable {
  /// The width; a negative one reaches to the left.
  public var width: Double
  /// The height; a negative one reaches upwards.
  public var height: Double

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size; negative values are kept.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension Size: CustomStringConvertible {
  /// The size as UIKit prints it, `{100, 44}` (Apple, `NSStringFromCGSize`).
  public var description: String { "{\(width.plainText), \(height.plainText)}" }
}

extension Double {
  /// The shortest text that reads back as this value; whole numbers have no ".0".
  ///
  /// Equal values have equal texts: minus zero is written "0". UIKit's `%.17g` would print
  /// 0.10000000000000001 for 0.1; people write the short form.
  var plainText: String {
    guard self != 0 else { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
