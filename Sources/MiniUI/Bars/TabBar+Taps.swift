/// The tap on a tab, which sends two actions: from the private button and from the item (RC-6).
extension TabBar {
  /// The delegate, notified of the user's taps; a tab bar controller for its own bar.
  ///
  /// Setting it on such a bar raises; elsewhere it sends `setDelegate:` and is not retained.
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  static func defineTaps(_ methods: MethodList<TabBar>) {
    methods.define(
      .sendActionWithEvent, Body { bar, button, event, _ in bar.tapped(button, event) })
    methods.define(.delegate, Body { bar, _ in bar.manager ?? bar.answers.object })
    methods.define(.setDelegate, Body { bar, delegate, _ in bar.keep(delegate) })
  }

  private func keep(_ delegate: DynamicObject?) {
    guard manager == nil else {
      return refuse(
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
    }
    answers = CachedDelegate(delegate, of: self, asking: [.`tabBar:didSelectItem:`])
  }

  /// Handles a tap; the delegate is notified even if the selection does not change.
  private func tapped(_ button: DynamicObject?, _ event: DynamicObject?) {
    guard let index = buttons.firstIndex(where: { $0 === button }) else { return }
    let item = items[index]
    guard let manager else {
      selectedItem = item
      answers.object(answering: .`tabBar:didSelectItem:`)?.send(.tabBarDidSelect)(self, item)
      return
    }
    manager.send(.tabBarDidSelect)(self, item)
    process.application.sendAction(
      SelectorID(SystemSelector.`_tabBarItemClicked:`), to: manager, from: item,
      for: event as? TouchEvent)
  }
}

extension Message where S == ObjectsToVoid {
  /// `-_sendAction:withEvent:`, from the private button of a tab to its bar (RC-6).
  @inlinable public static var sendActionWithEvent: Self { Message(.`_sendAction:withEvent:`) }
  /// `-tabBar:didSelectItem:`, for a tap only (TB-3).
  @inlinable public static var tabBarDidSelect: Self { Message(.`tabBar:didSelectItem:`) }
}
