extension Point {
  /// Returns the transformed point (Apple, `CGPointApplyAffineTransform`).
  public func applying(_ transform: Transform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension Rect {
  /// Returns the smallest upright rectangle around the four transformed corners.
  ///
  /// The result of a rotation is therefore larger. Source: Apple, `CGRectApplyAffineTransform`.
  public func applying(_ transform: Transform) -> Rect {
    let topLeft = Point(x: minX, y: minY).applying(transform)
    let topRight = Point(x: maxX, y: minY).applying(transform)
    let bottomLeft = Point(x: minX, y: maxY).applying(transform)
    let bottomRight = Point(x: maxX, y: maxY).applying(transform)
    let left = min(topLeft.x, topRight.x, bottomLeft.x, bottomRight.x)
    let top = min(topLeft.y, topRight.y, bottomLeft.y, bottomRight.y)
    let right = max(topLeft.x, topRight.x, bottomLeft.x, bottomRight.x)
    let bottom = max(topLeft.y, topRight.y, bottomLeft.y, bottomRight.y)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
