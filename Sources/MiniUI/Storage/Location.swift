/// A geographic location in degrees, with its name if known.
public struct Location: Sendable, Equatable {
  /// The latitude; positive north of the equator.
  public var latitude: Double
  /// The longitude; positive east of Greenwich.
  public var longitude: Double
  /// The name of the place; nil if the device does not know it.
  public var name: String?

  /// Makes a location.
  public init(latitude: Double, longitude: Double, name: String? = nil) {
    self.latitude = latitude
    self.longitude = longitude
    self.name = name
  }
}
