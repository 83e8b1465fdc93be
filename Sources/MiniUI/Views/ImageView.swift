/// A picture that takes no touches unless the app says so (HT-8): `UIImageView`.
open class ImageView: View {
  /// What the view shows; setting it is not a message.
  public final var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(ImageView.self, name: "UIImageView", superclass: View.self)
  }

  /// Makes an image view that touches fall through.
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
