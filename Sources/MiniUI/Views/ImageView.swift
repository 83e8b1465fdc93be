/// A view that shows a picture and by default takes no touches (HT-8): `UIImageView`.
open class ImageView: View {
  /// The shown image; setting it sends no message.
  public final var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(ImageView.self, name: "UIImageView")
  }

  /// Makes an image view without user interaction.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    isUserInteractionEnabled = false
  }
}

extension ImageView {
  /// Makes an image view of an image.
  public convenience init(_ image: Image?, in process: AppProcess) {
    self.init(in: process)
    self.image = image
  }
}

/// A picture identified by its name: `UIImage`.
///
/// Nothing is drawn, so two images with equal names are equal.
public struct Image: Hashable, Sendable {
  /// The name in the app's asset catalogue.
  public let name: String

  /// Makes an image, as `UIImage(named:)` does, without looking the name up.
  public init(name: String) {
    self.name = name
  }
}

/// An image as an object, for messages: registered as `UIImage`.
public final class ImageObject: DynamicObject {
  /// The wrapped image.
  public private(set) var image = Image(name: "")

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(ImageObject.self, name: "UIImage")
  }

  /// Wraps an image; nil for nil.
  public static func object(_ image: Image?, in process: AppProcess) -> ImageObject? {
    guard let image else { return nil }
    let object = ImageObject(in: process)
    object.image = image
    return object
  }
}
