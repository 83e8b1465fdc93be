/// Scales, turns, shears and moves points: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// Points are row vectors, so that `first.concatenating(second)` applies `first` first.
/// Source: Apple, `CGAffineTransform`.
public struct Transform: Hashable, Sendable {
  /// How much of x goes into x'.
  public var a: Double
  /// How much of x goes into y'.
  public var b: Double
  /// How much of y goes into x'.
  public var c: Double
  /// How much of y goes into y'.
  public var d: Double
  /// Is added to x' last.
  public var tx: Double
  /// Is added to y' last.
  public var ty: Double

  /// Leaves every point where it is: a view's transform until it is set.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Takes the six entries of the matrix, column by column of the formula.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Scales about the origin (Apple, `CGAffineTransformMakeScale`).
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Moves every point by the same amount (Apple, `CGAffineTransformMakeTranslation`).
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
}

extension Transform {
  /// Applies this transform first and the other one to its result.
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

  /// Undoes this transform; nil when it is singular, that is when it flattens the plane.
  ///
  /// Core Graphics gives the transform itself back in that case (Apple, `CGAffineTransformInvert`).
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
  /// UIKit's spelling, `[a, b, c, d, tx, ty]` (Apple, `NSStringFromCGAffineTransform`).
  public var description: String {
    "[\([a, b, c, d, tx, ty].map(\.plainText).joined(separator: ", "))]"
  }
}
