/// A width and a height in points; either may be negative, as in Core Graphics.
///
/// Source: Apple, `CGSize`.
public struct Size: Hashable, Sendable {
  /// The width; a negative one reaches to the left.
  public var width: Double
  /// The height; a negative one reaches upwards.
  public var height: Double

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size; negative values are kept.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension Size: CustomStringConvertible {
  /// The size as UIKit prints it, `{100, 44}` (Apple, `NSStringFromCGSize`).
  public var description: String { "{\(width.plainText), \(height.plainText)}" }
}
