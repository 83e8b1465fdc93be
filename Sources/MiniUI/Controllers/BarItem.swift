/// An item of a bar, which is not a view: `UIBarItem`.
open class BarItem: DynamicObject {
  /// The visible title.
  public final var title: String? { didSet { if title != oldValue { itemDidChange() } } }
  /// False for a disabled item, which sends no action (NB-6).
  public final var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }
  /// A number assigned by the app.
  public final var tag = 0
  /// A name for tests, also set on the item's private button.
  public final var accessibilityIdentifier: String? { didSet { itemDidChange() } }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(BarItem.self, name: "UIBarItem", superclass: DynamicObject.self)
  }

  /// Called when the visible part of the item has changed.
  func itemDidChange() {}
}
