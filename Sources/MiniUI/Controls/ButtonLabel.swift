/// The private label of a button: `UIButtonLabel`.
final class ButtonLabel: Label {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(ButtonLabel.self, name: "UIButtonLabel", superclass: Label.self)
  }
}
