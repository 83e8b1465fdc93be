/// What a controller shows in a navigation bar: `UINavigationItem`.
public final class NavigationItem: DynamicObject {
  /// The text in the middle of the bar.
  public var title: String? {
    get { middle.title }
    set {
      let old = middle.title
      middle.title = newValue
      if newValue != old { bar?.titleDidChange(of: self) }
    }
  }
  /// A view in the place of the text.
  public var titleView: View? {
    get { middle.view }
    set {
      middle.view = newValue
      buttonsDidChange()
    }
  }
  /// Stored in one place of the module's own, so that no access has to be checked.
  private var middle: (title: String?, view: View?)
  /// The buttons on the left, from the edge on; they take the back button's place (NB-3).
  public var leftBarButtonItems: [BarButtonItem] = [] { didSet { own(leftBarButtonItems) } }
  /// The buttons on the right, from the edge on.
  public var rightBarButtonItems: [BarButtonItem] = [] { didSet { own(rightBarButtonItems) } }
  /// Whether the buttons on the left stand beside the back button instead.
  public var leftItemsSupplementBackButton = false { didSet { buttonsDidChange() } }
  /// Whether the bar shows no back button while this item is on top.
  public var hidesBackButton = false { didSet { buttonsDidChange() } }
  /// Names the back button that leads back to this item, before anything else does (NB-3).
  public var backBarButtonItem: BarButtonItem? { didSet { buttonsDidChange() } }
  /// Names the back button that leads back to this item, where it has no item of its own (NB-3).
  public var backButtonTitle: String? { didSet { buttonsDidChange() } }
  /// The bar that shows the item, or has it below another one.
  weak var bar: NavigationBar?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(
      NavigationItem.self, name: "UINavigationItem", superclass: DynamicObject.self)
  }

  /// The only button on the left, or the first.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The only button on the right, or the first.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// What the button says that leads back to this item (NB-3).
  var titleForGoingBack: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }

  /// Whether the item on top leaves room for a back button (NB-3).
  var allowsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems.isEmpty || leftItemsSupplementBackButton)
  }

  /// The bar shows other buttons from now on.
  func buttonsDidChange() { bar?.buttonsDidChange(of: self) }

  private func own(_ buttons: [BarButtonItem]) {
    for button in buttons { button.owner = self }
    buttonsDidChange()
  }
}
