// Sine and cosine are all that MiniUI takes from outside the standard library.
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Glibc)
  internal import Glibc
#endif

extension Transform {
  /// Makes a rotation by radians, clockwise on the screen, because y grows downwards.
  ///
  /// The entries are the platform's sine and cosine: a quarter turn leaves about 6e-17 instead of
  /// 0, as in Core Graphics (Apple, `CGAffineTransformMakeRotation`).
  public init(rotationAngle angle: Double) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}

extension Point {
  /// Returns the direction of another point in radians, clockwise from the x axis, in (-π, π].
  func angle(to other: Point) -> Double { atan2(other.y - y, other.x - x) }
}
