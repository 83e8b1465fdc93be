/// Distances from the four edges of a rectangle; positive ones point inwards.
///
/// Source: Apple, `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// Moves the upper edge down.
  public var top: Double
  /// Moves the left edge to the right.
  public var left: Double
  /// Moves the lower edge up.
  public var bottom: Double
  /// Moves the right edge to the left.
  public var right: Double

  /// Leaves a rectangle as it is.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Counter-clockwise from the top, UIKit's order.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension EdgeInsets: CustomStringConvertible {
  /// UIKit's spelling and order, `{top, left, bottom, right}` (Apple, `NSStringFromUIEdgeInsets`).
  public var description: String {
    "{\(top.plainText), \(left.plainText), \(bottom.plainText), \(right.plainText)}"
  }
}
