extension Point {
  /// The point that lies this far away.
  public func offset(by vector: Point) -> Point { Point(x: x + vector.x, y: y + vector.y) }

  /// The way from another point to this one.
  public func offset(from other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }

  /// How far away another point is.
  public func distance(to other: Point) -> Double { offset(from: other).length }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }
}
