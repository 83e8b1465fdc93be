/// A view that shows text and by default takes no touches (HT-8): `UILabel`.
open class Label: View {
  private var storedText: String?
  /// The colour of the text.
  public final var textColor = Color.black
  /// The colour of the text's shadow; nil for no shadow.
  public final var shadowColor: Color?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(Label.self, name: "UILabel") { methods in
      methods.define(.setText) { label, text, _ in label.show(text) }
    }
  }

  /// Makes a label without user interaction.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    presence.isUserInteractionEnabled = false
  }

  /// The shown text; setting it sends `setText:`.
  public final var text: String? {
    get { storedText }
    set { send(.setText)(newValue) }
  }

  private func show(_ text: String?) {
    guard text != storedText else { return }
    storedText = text
    invalidateIntrinsicContentSize()
  }

  override final var textProperty: String? { text }
  override open var displayedText: String? { storedText }
  override open var intrinsicSize: Size {
    Size(width: Double((storedText ?? "").count) * 9, height: 21)
  }
}
