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
