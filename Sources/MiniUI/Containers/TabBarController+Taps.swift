/// The user's tap on a tab (TB-1, TB-2).
extension TabBarController {
  /// The delegate, asked before a tap selects a tab and notified after it; not retained.
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  static func defineTaps(_ methods: MethodList<TabBarController>) {
    methods.define(
      .setDelegate,
      Body { controller, delegate, _ in
        controller.answers = CachedDelegate(
          delegate, of: controller,
          asking: [
            .`tabBarController:shouldSelectViewController:`,
            .`tabBarController:didSelectViewController:`,
          ])
      })
    methods.define(.delegate, Body { controller, _ in controller.answers.object })
    methods.define(.tabBarDidSelect, Body { _, _, _, _ in })
    methods.define(.tabBarItemClicked, Body { controller, item, _ in controller.clicked(item) })
  }

  /// Handles a tap; the delegate is notified even if the tab was already selected (TB-1, T165).
  private func clicked(_ item: DynamicObject?) {
    guard let index = tabBar.items.firstIndex(where: { $0 === item }), let tab = tabs?[index],
      allows(tab)
    else { return }
    if tab === selected {
      (tab as? NavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = tab
    }
    answers.object(answering: .`tabBarController:didSelectViewController:`)?
      .send(.tabBarControllerDidSelect)(self, tab)
  }

  private func allows(_ tab: ViewController) -> Bool {
    answers.object(answering: .`tabBarController:shouldSelectViewController:`)?
      .send(.tabBarControllerShouldSelect)(self, tab) ?? true
  }
}

extension Message where S == ObjectToVoid {
  /// `-_tabBarItemClicked:`, from the item of a tab to the tab bar controller (RC-6).
  @inlinable public static var tabBarItemClicked: Self { Message(.`_tabBarItemClicked:`) }
}

extension Message where S == ObjectsToBool {
  /// `-tabBarController:shouldSelectViewController:`, to a delegate, for a tap only (TB-1).
  @inlinable public static var tabBarControllerShouldSelect: Self {
    Message(.`tabBarController:shouldSelectViewController:`)
  }
}

extension Message where S == ObjectsToVoid {
  /// `-tabBarController:didSelectViewController:`, to a delegate, for a tap only (TB-1).
  @inlinable public static var tabBarControllerDidSelect: Self {
    Message(.`tabBarController:didSelectViewController:`)
  }
}
