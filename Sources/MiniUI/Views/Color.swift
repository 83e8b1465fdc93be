/// A colour in sRGB: `UIColor`.
///
/// Nothing is drawn; code only reads back the values that it has set.
public struct Color: Hashable, Sendable {
  /// The red component, 0 to 1.
  public let red: Double
  /// The green component, 0 to 1.
  public let green: Double
  /// The blue component, 0 to 1.
  public let blue: Double
  /// The opacity, 0 to 1.
  public let alpha: Double

  /// Makes a colour from components between 0 and 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Makes a grey, from black at 0 to white at 1.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Fully transparent.
  public static let clear = Color(white: 0, alpha: 0)
  /// Opaque red.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Opaque green.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Opaque blue.
  public static let blue = Color(red: 0, green: 0, blue: 1)
}
