/// A colour in sRGB: `UIColor`.
///
/// Nothing is drawn; code reads back what it has set.
public struct Color: Hashable, Sendable {
  /// The part of red light, from 0 to 1.
  public let red: Double
  /// The part of green light, from 0 to 1.
  public let green: Double
  /// The part of blue light, from 0 to 1.
  public let blue: Double
  /// How much the colour covers, from 0 to 1.
  public let alpha: Double

  /// Mixes a colour; each part is from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Grey without colour, from black at 0 to white at 1.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// No light.
  public static let black = Color(white: 0)
  /// All light.
  public static let white = Color(white: 1)
  /// Covers nothing.
  public static let clear = Color(white: 0, alpha: 0)
  /// Red light alone.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Green light alone.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Blue light alone.
  public static let blue = Color(red: 0, green: 0, blue: 1)
}
