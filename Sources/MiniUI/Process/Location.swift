/// A place on the earth, in degrees.
public struct Location: Sendable, Equatable {
  /// North of the equator; south of it where it is negative.
  public var latitude: Double
  /// East of Greenwich; west of it where it is negative.
  public var longitude: Double

  /// Takes both as they are.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
