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
  /// The navigation item that contains this one.
  final weak var owner: NavigationItem?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(BarButtonItem.self, name: "UIBarButtonItem", superclass: BarItem.self) {
      methods in
      methods.define(.invokeForEvent, Body { item, _, event, _ in item.invoke(event) })
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

  override final func itemDidChange() { owner?.buttonsDidChange() }

  private func invoke(_ event: DynamicObject?) {
    guard isEnabled, let action, target != nil || !isTargeted else { return }
    process.application.sendAction(action, to: target, from: self, for: event as? TouchEvent)
  }
}

extension Message where S == ObjectsToVoid {
  /// `-_invoke:forEvent:`, from the private button of a bar button item, with the touches (NB-6).
  @inlinable public static var invokeForEvent: Self { Message(.`_invoke:forEvent:`) }
}
