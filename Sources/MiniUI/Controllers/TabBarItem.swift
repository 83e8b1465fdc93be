/// The content of a tab bar for one controller: `UITabBarItem`.
public final class TabBarItem: BarItem {
  weak var bar: (any TabBarItemBar)?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TabBarItem.self, name: "UITabBarItem", superclass: BarItem.self)
  }

  /// Makes an item with a title.
  public convenience init(title: String, in process: AppProcess) {
    self.init(in: process)
    self.title = title
  }

  override func itemDidChange() { bar?.rebuild() }
}

/// The bar that shows a tab bar item.
protocol TabBarItemBar: AnyObject {
  /// Replaces the buttons after a change of an item.
  func rebuild()
}
