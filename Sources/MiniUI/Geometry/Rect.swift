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

extension Rect {
  /// Moves the rectangle and standardises it (Apple, `CGRectOffset`).
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Shrinks the rectangle about its centre; a negative amount grows it (Apple, `CGRectInset`).
  ///
  /// If the amount exceeds the size, Core Graphics returns the null rectangle; this returns the
  /// empty one at the centre.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    let horizontal = min(dx, width / 2)
    let vertical = min(dy, height / 2)
    return Rect(
      x: minX + horizontal,
      y: minY + vertical,
      width: width - 2 * horizontal,
      height: height - 2 * vertical)
  }

  /// Moves each edge inwards; a negative inset moves it outwards.
  ///
  /// If the insets exceed the size, the size becomes negative, as in UIKit (Apple,
  /// `UIEdgeInsetsInsetRect`).
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

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

/// A set of edges of a rectangle, with the values of Apple's `UIRectEdge`.
public struct RectEdges: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = RectEdges(rawValue: 1 << 0)
  /// The left edge.
  public static let left = RectEdges(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = RectEdges(rawValue: 1 << 2)
  /// The right edge.
  public static let right = RectEdges(rawValue: 1 << 3)
  /// All four edges.
  public static let all: RectEdges = [.top, .left, .bottom, .right]
}

/// Distances from the four edges of a rectangle; positive distances point inwards.
///
/// Source: Apple, `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance by which the upper edge moves down.
  public var top: Double
  /// The distance by which the left edge moves right.
  public var left: Double
  /// The distance by which the lower edge moves up.
  public var bottom: Double
  /// The distance by which the right edge moves left.
  public var right: Double

  /// No distance at any edge.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets; the order is UIKit's, counter-clockwise from the top.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension EdgeInsets: CustomStringConvertible {
  /// The insets as UIKit prints them, `{top, left, bottom, right}` (`NSStringFromUIEdgeInsets`).
  public var description: String {
    "{\(top.plainText), \(left.plainText), \(bottom.plainText), \(right.plainText)}"
  }
}
