/// A place on the earth, in degrees, with its name if that is known.
public struct Location: Sendable, Equatable {
  /// North of the equator; south of it where it is negative.
  public var latitude: Double
  /// East of Greenwich; west of it where it is negative.
  public var longitude: Double
  /// How the place is called; nil where the device does not know.
  public var name: String?

  /// Takes the parts as they are.
  public init(latitude: Double, longitude: Double, name: String? = nil) {
    self.latitude = latitude
    self.longitude = longitude
    self.name = name
  }
}
