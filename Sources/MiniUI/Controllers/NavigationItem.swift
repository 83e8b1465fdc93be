/// The content of a navigation bar for one controller: `UINavigationItem`.
public final class NavigationItem: DynamicObject, BarButtonOwner {
  /// The title in the middle of the bar.
  public var title: String? {
    get { middle.title }
    set {
      let old = middle.title
      middle.title = newValue
      if newValue != old { bar?.titleDidChange(of: self) }
    }
  }
  /// A view instead of the title.
  public var titleView: View? {
    get { middle.view }
    set {
      middle.view = newValue
      buttonsDidChange()
    }
  }
  /// The title and its view in one private property, so that no access needs an exclusivity check.
  private var middle: (title: String?, view: View?)
  /// The buttons on the left, from the edge inwards; they replace the back button (NB-3).
  public var leftBarButtonItems: [BarButtonItem] = [] { didSet { own(leftBarButtonItems) } }
  /// The buttons on the right, from the edge inwards.
  public var rightBarButtonItems: [BarButtonItem] = [] { didSet { own(rightBarButtonItems) } }
  /// True if the buttons on the left are shown beside the back button instead.
  public var leftItemsSupplementBackButton = false { didSet { buttonsDidChange() } }
  /// True if the bar hides the back button while this item is on top.
  public var hidesBackButton = false { didSet { buttonsDidChange() } }
  /// The item whose title the back button to this item uses first (NB-3).
  public var backBarButtonItem: BarButtonItem? { didSet { buttonsDidChange() } }
  /// The title of the back button to this item, if there is no bar button item for it (NB-3).
  public var backButtonTitle: String? { didSet { buttonsDidChange() } }
  weak var bar: (any NavigationItemBar)?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(NavigationItem.self, name: "UINavigationItem")
  }

  /// The first button on the left.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The first button on the right.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The title of the back button that leads to this item (NB-3).
  var titleForGoingBack: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }

  /// True if the bar may show a back button while this item is on top (NB-3).
  var allowsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems.isEmpty || leftItemsSupplementBackButton)
  }

  func buttonsDidChange() { bar?.buttonsDidChange(of: self) }

  func view(of item: BarButtonItem) -> View? { bar?.view(of: item) }

  private func own(_ buttons: [BarButtonItem]) {
    for button in buttons { button.owner = self }
    buttonsDidChange()
  }
}

protocol NavigationItemBar: AnyObject {
  /// Updates the bar after a change of a title, which may be the back button's too (NB-3).
  func titleDidChange(of item: NavigationItem)
  /// Updates the bar after another change of an item.
  func buttonsDidChange(of item: NavigationItem)
  /// Returns the view that shows an item of the top item; nil for other items.
  func view(of item: BarButtonItem) -> View?
}
