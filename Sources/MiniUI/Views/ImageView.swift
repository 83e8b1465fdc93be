/// A view that shows a picture and by default takes no touches (HT-8): `UIImageView`.
open class ImageView: View {
  /// The shown image; setting it sends no message.
  public final var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(ImageView.self, name: "UIImageView", superclass: View.self)
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
