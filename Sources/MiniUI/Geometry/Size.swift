/// A width and a height in points; either may be negative, as in Core Graphics.
///
/// Source: Apple, `CGSize`.
public struct Size: Hashable, Sendable {
  /// Reaches to the left when negative.
  public var width: Double
  /// Reaches upwards when negative.
  public var height: Double

  /// The size of a view that was made without a frame.
  public static let zero = Size(width: 0, height: 0)

  /// Takes any values; a negative one turns the rectangle that carries it around its origin.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension Size: CustomStringConvertible {
  /// UIKit's spelling, `{100, 44}` (Apple, `NSStringFromCGSize`).
  public var description: String { "{\(width.plainText), \(height.plainText)}" }
}
