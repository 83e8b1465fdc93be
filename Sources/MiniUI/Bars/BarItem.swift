/// What stands in a bar without being a view: `UIBarItem`.
open class BarItem: DynamicObject {
  /// What a person reads.
  public final var title: String? { didSet { if title != oldValue { itemDidChange() } } }
  /// An item that is not enabled sends nothing (NB-6).
  public final var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }
  /// A number that the app gives.
  public final var tag = 0
  /// A name for tests; the item's private button carries it too.
  public final var accessibilityIdentifier: String? { didSet { itemDidChange() } }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(BarItem.self, name: "UIBarItem", superclass: DynamicObject.self)
  }

  /// Called when what is shown of the item has changed.
  func itemDidChange() {}
}

extension BuiltTemplate {
  /// Makes the views of a private bar button show an item; the button alone takes the touches.
  func show(title: String?, of item: BarItem?) -> Control? {
    (self[.title] as? Button)?.setTitle(title)
    (self[.title] as? Label)?.text = title
    for view in root.subviews { view.isUserInteractionEnabled = false }
    root.accessibilityIdentifier = item?.accessibilityIdentifier
    let button = root as? Control
    button?.isEnabled = item?.isEnabled ?? true
    return button
  }
}
