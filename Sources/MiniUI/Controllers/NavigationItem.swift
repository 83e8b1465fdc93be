/// What a controller shows in a navigation bar: `UINavigationItem`.
public final class NavigationItem: DynamicObject {
  /// The text in the middle of the bar.
  public var title: String?
  /// A view in the place of the text.
  public var titleView: View?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(
      NavigationItem.self, name: "UINavigationItem", superclass: DynamicObject.self)
  }
}
