/// A rectangle whose edges are parallel to the axes, as in Core Graphics.
///
/// A negative size reaches to the left of the origin or above it. Every question about the
/// rectangle is answered for the ``standardized`` one; only ``origin`` and ``size`` show what was
/// stored. Two rectangles are equal when they store the same.
///
/// Source: Apple, `CGRect`.
public struct Rect: Hashable, Sendable {
  /// The corner that the size is measured from.
  public var origin: Point
  /// The signed distance to the opposite corner.
  public var size: Size

  /// The frame of a view that was made without one.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Keeps a negative size as it is.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Keeps a negative width or height as it is.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
}

extension Rect {
  /// The left edge, whatever the sign of the width (Apple, `CGRectGetMinX`).
  public var minX: Double { min(origin.x, origin.x + size.width) }
  /// The middle between the left edge and the right one.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge, which is the first x outside.
  public var maxX: Double { max(origin.x, origin.x + size.width) }
  /// The upper edge, whatever the sign of the height (Apple, `CGRectGetMinY`).
  public var minY: Double { min(origin.y, origin.y + size.height) }
  /// The middle between the upper edge and the lower one.
  public var midY: Double { origin.y + size.height / 2 }
  /// The lower edge, which is the first y outside.
  public var maxY: Double { max(origin.y, origin.y + size.height) }
  /// Never negative, unlike the width of ``size`` (Apple, `CGRectGetWidth`).
  public var width: Double { abs(size.width) }
  /// Never negative, unlike the height of ``size`` (Apple, `CGRectGetHeight`).
  public var height: Double { abs(size.height) }
  /// No point lies inside, because the width or the height is zero (Apple, `CGRectIsEmpty`).
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// The same area with a positive size (Apple, `CGRectStandardize`).
  public var standardized: Rect { Rect(x: minX, y: minY, width: width, height: height) }
}

extension Rect: CustomStringConvertible {
  /// UIKit's spelling, `{{0, 0}, {100, 44}}` (Apple, `NSStringFromCGRect`).
  public var description: String { "{\(origin), \(size)}" }
}
