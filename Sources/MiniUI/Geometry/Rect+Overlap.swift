extension Rect {
  /// True if the point is inside: minimum edges included, maximum edges excluded (HT-4, T030).
  ///
  /// An empty rectangle therefore contains no point. Source: Apple, `CGRectContainsPoint`.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// True if the rectangles share at least one point; a common edge is not enough.
  ///
  /// This follows from HT-4: maximum edges lie outside. An empty rectangle intersects none.
  public func intersects(_ other: Rect) -> Bool {
    guard !isEmpty, !other.isEmpty else { return false }
    return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the common area, standardised; nil where Core Graphics returns the null rectangle.
  ///
  /// Unlike `CGRectIntersection`, a common edge gives nil as well, so that the result is never
  /// empty and agrees with ``intersects(_:)``.
  public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
