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

/// An image where a message carries an object: registered as `UIImage`.
public final class ImageObject: DynamicObject {
  /// The image.
  public private(set) var image = Image(name: "")

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(ImageObject.self, name: "UIImage", superclass: DynamicObject.self)
  }

  /// Makes an object of an image; nil of none.
  public static func object(_ image: Image?, in process: AppProcess) -> ImageObject? {
    guard let image else { return nil }
    let object = ImageObject(in: process)
    object.image = image
    return object
  }
}
