// Sine and cosine are all that MiniUI takes from outside the standard library.
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Glibc)
  internal import Glibc
#endif

extension Transform {
  /// Turns clockwise on the screen, because y grows downwards; the angle is in radians.
  ///
  /// The entries are the sine and cosine that the platform computes: a quarter turn leaves about
  /// 6e-17 where mathematics has 0, as in Core Graphics (Apple, `CGAffineTransformMakeRotation`).
  public init(rotationAngle angle: Double) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}

extension Point {
  /// The direction of another point in radians, clockwise from the x axis; above -π, up to π.
  func angle(to other: Point) -> Double { atan2(other.y - y, other.x - x) }
}
