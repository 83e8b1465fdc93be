/// An item of a bar, which is not a view: `UIBarItem`.
open class BarItem: DynamicObject {
  /// The visible title.
  public final var title: String? { didSet { if title != oldValue { itemDidChange() } } }
  /// The image in place of a title; it is not in the tree of views.
  public final var image: Image?
  /// False for a disabled item, which sends no action (NB-6).
  public final var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }
  /// A number assigned by the app.
  public final var tag = 0
  /// A name for tests, also set on the item's private button.
  public final var accessibilityIdentifier: String? { didSet { itemDidChange() } }
  /// The words of a screen reader, also set on the item's private button; nil for the title.
  public final var accessibilityLabel: String? { didSet { itemDidChange() } }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(BarItem.self, name: "UIBarItem")
  }

  /// Called when the visible part of the item has changed.
  func itemDidChange() {}
}

/// A button of a bar, which is not a view itself: `UIBarButtonItem`.
///
/// A tap sends two actions through the application: the private button sends
/// ``Message/invokeForEvent`` to the item, and the item its own action with itself as the sender
/// (NB-6).
open class BarButtonItem: BarItem {
  /// The action of a tap; nil for none.
  public final var action: SelectorID?
  /// The app's own view, instead of the private button.
  public final var customView: View? { didSet { itemDidChange() } }
  /// The target of the action, not retained; `nil` searches the responder chain (RC-5).
  public final weak var target: DynamicObject? { didSet { isTargeted = target != nil } }
  private var isTargeted = false
  /// The width without a button, of a space in a toolbar; nil for a button.
  public private(set) final var space: Space?
  /// The navigation item or the toolbar that contains this one.
  final weak var owner: (any BarButtonOwner)?

  /// The kinds of spaces between the buttons of a toolbar.
  public enum Space: Hashable, Sendable {
    /// A share of the width that the buttons leave.
    case flexible
    /// A width in points.
    case fixed(Double)
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(BarButtonItem.self, name: "UIBarButtonItem") {
      methods in
      methods.define(.invokeForEvent) { item, _, event, _ in item.invoke(event) }
    }
  }

  /// Makes an item with a title.
  public convenience init(
    title: String, target: DynamicObject? = nil, action: SelectorID? = nil, in process: AppProcess
  ) {
    self.init(in: process)
    self.title = title
    self.target = target
    self.action = action
  }

  /// Makes a space, which no touch hits.
  public convenience init(space: Space, in process: AppProcess) {
    self.init(in: process)
    self.space = space
  }

  /// The view of the item while a bar shows it: its own, or the bar's private button; else nil.
  ///
  /// UIKit has no public property for it; code reads `value(forKey: "view")`.
  public final var view: View? { owner?.view(of: self) }

  override final func itemDidChange() { owner?.buttonsDidChange() }

  private func invoke(_ event: DynamicObject?) {
    guard isEnabled, let action, target != nil || !isTargeted else { return }
    process.application.sendAction(action, to: target, from: self, for: event as? TouchEvent)
  }
}

/// The container of bar button items: a navigation item or a toolbar.
protocol BarButtonOwner: AnyObject {
  func buttonsDidChange()
  /// Returns the view that shows an item; nil while no bar does.
  func view(of item: BarButtonItem) -> View?
}

/// The content of a tab bar for one controller: `UITabBarItem`.
public final class TabBarItem: BarItem {
  weak var bar: (any TabBarItemBar)?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TabBarItem.self, name: "UITabBarItem")
  }

  /// Makes an item with a title.
  public convenience init(title: String, in process: AppProcess) {
    self.init(in: process)
    self.title = title
  }

  override func itemDidChange() { bar?.rebuild() }
}

protocol TabBarItemBar: AnyObject {
  /// Replaces the buttons after a change of an item.
  func rebuild()
}
