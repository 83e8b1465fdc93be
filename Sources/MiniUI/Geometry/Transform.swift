// Sine and cosine are all that MiniUI takes from outside the standard library.
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// An affine transform of points: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// Points are row vectors, so `first.concatenating(second)` applies `first` first. Source: Apple,
/// `CGAffineTransform`.
public struct Transform: Hashable, Sendable {
  /// The factor of x in x'.
  public var a: Double
  /// The factor of x in y'.
  public var b: Double
  /// The factor of y in x'.
  public var c: Double
  /// The factor of y in y'.
  public var d: Double
  /// The translation of x'.
  public var tx: Double
  /// The translation of y'.
  public var ty: Double

  /// The transform that changes no point, the default of a view.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform from the entries of its matrix.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a scaling about the origin (Apple, `CGAffineTransformMakeScale`).
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Makes a translation (Apple, `CGAffineTransformMakeTranslation`).
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
}

extension Transform {
  /// Returns the transform that applies this one first and then the other.
  ///
  /// Source: Apple, `CGAffineTransformConcat`: t' = t1 · t2.
  public func concatenating(_ other: Transform) -> Transform {
    Transform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the inverse; nil for a singular transform, which flattens the plane.
  ///
  /// Core Graphics returns the transform itself then (Apple, `CGAffineTransformInvert`).
  public func inverted() -> Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }
}

extension Transform: CustomStringConvertible {
  /// The transform as UIKit prints it, `[a, b, c, d, tx, ty]` (`NSStringFromCGAffineTransform`).
  public var description: String {
    "[\([a, b, c, d, tx, ty].map(\.plainText).joined(separator: ", "))]"
  }
}

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
