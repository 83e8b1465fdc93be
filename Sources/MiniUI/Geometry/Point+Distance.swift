extension Point {
  /// Returns the point moved by a vector.
  public func offset(by vector: Point) -> Point { Point(x: x + vector.x, y: y + vector.y) }

  /// Returns the vector from another point to this one.
  public func offset(from other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }

  /// Returns the distance to another point.
  public func distance(to other: Point) -> Double { offset(from: other).length }

  var length: Double { (x * x + y * y).squareRoot() }
}
