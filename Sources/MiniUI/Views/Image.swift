/// A picture, known by its name alone: `UIImage`.
///
/// Nothing is drawn, so two images of one name are the same picture.
public struct Image: Hashable, Sendable {
  /// The name in the app's catalogue.
  public let name: String

  /// Stands for `UIImage(named:)`, without asking whether there is such a picture.
  public init(name: String) {
    self.name = name
  }
}
