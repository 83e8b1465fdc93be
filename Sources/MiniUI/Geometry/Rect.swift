/// A rectangle with edges parallel to the axes, as in Core Graphics.
///
/// A negative size reaches to the left of the origin or above it. All properties except ``origin``
/// and ``size`` refer to the ``standardized`` rectangle. Rectangles are equal if their stored
/// values are.
///
/// Source: Apple, `CGRect`.
public struct Rect: Hashable, Sendable {
  /// The corner from which the size is measured.
  public var origin: Point
  /// The signed distance to the opposite corner.
  public var size: Size

  /// The empty rectangle at the origin, the default frame of a view.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Makes a rectangle; a negative size is kept.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle; a negative width or height is kept.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
}

extension Rect {
  /// The left edge, also for a negative width (Apple, `CGRectGetMinX`).
  public var minX: Double { min(origin.x, origin.x + size.width) }
  /// The horizontal centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge, the first x outside the rectangle.
  public var maxX: Double { max(origin.x, origin.x + size.width) }
  /// The upper edge, also for a negative height (Apple, `CGRectGetMinY`).
  public var minY: Double { min(origin.y, origin.y + size.height) }
  /// The vertical centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The lower edge, the first y outside the rectangle.
  public var maxY: Double { max(origin.y, origin.y + size.height) }
  /// The absolute width, unlike that of ``size`` (Apple, `CGRectGetWidth`).
  public var width: Double { abs(size.width) }
  /// The absolute height, unlike that of ``size`` (Apple, `CGRectGetHeight`).
  public var height: Double { abs(size.height) }
  /// True if the width or the height is zero (Apple, `CGRectIsEmpty`).
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// The same area with a positive size (Apple, `CGRectStandardize`).
  public var standardized: Rect { Rect(x: minX, y: minY, width: width, height: height) }
}

extension Rect: CustomStringConvertible {
  /// The rectangle as UIKit prints it, `{{0, 0}, {100, 44}}` (Apple, `NSStringFromCGRect`).
  public var description: String { "{\(origin), \(size)}" }
}
