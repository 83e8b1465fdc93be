/// The selection of the shown child (AP-17 to AP-19).
extension TabBarController {
  /// The controllers of the tabs; `nil` until they are set (AP-19).
  public final var viewControllers: [ViewController]? {
    get { tabs }
    set { send(.setAllViewControllers)(newValue.map { ObjectList($0, in: process) }) }
  }

  /// Replaces the tabs; the selected controller stays selected if it is still among them.
  public final func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    send(.setViewControllers)(ObjectList(controllers, in: process), animated)
  }

  /// The index of the selected tab; `Int.max`, as `NSNotFound`, if there is none (AP-19).
  ///
  /// Setting it calls no delegate method (TB-1); an invalid index is ignored.
  public final var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === selected } ?? .max }
    set { send(.setSelectedIndex)(newValue) }
  }

  /// The controller of the selected tab.
  ///
  /// A tap sends `setSelectedViewController:` too; a controller without a tab raises.
  public final var selectedViewController: ViewController? {
    get { selected }
    set { send(.setSelectedViewController)(newValue) }
  }

  static func defineSelection(_ methods: MethodList<TabBarController>) {
    methods.define(
      .setAllViewControllers,
      Body { controller, list, _ in controller.send(.setViewControllers)(list, false) })
    methods.define(
      .setViewControllers,
      Body { controller, list, _, _ in
        let objects = (list as? ObjectList)?.objects ?? []
        controller.replaceTabs(with: objects.compactMap { $0 as? ViewController })
      })
    methods.define(
      .setSelectedIndex,
      Body { controller, index, _ in
        guard let tabs = controller.tabs, tabs.indices.contains(index) else { return }
        controller.select(tabs[index])
      })
    methods.define(
      .setSelectedViewController, Body { controller, child, _ in controller.choose(child) })
  }

  /// Sets the tabs.
  ///
  /// The selected controller stays selected; if it is gone, the tab at its index is selected, or
  /// else the first one.
  final func replaceTabs(with new: [ViewController]) {
    let old = tabs ?? []
    let index = selectedIndex
    tabs = new
    for child in old where child.parent === self && !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for child in new where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    children = new + children.filter { child in !new.contains { $0 === child } }
    showItems()
    let stays = new.contains { $0 === selected }
    select(stays ? selected : new.indices.contains(index) ? new[index] : new.first)
  }

  private func choose(_ child: DynamicObject?) {
    guard let tab = tabs?.first(where: { $0 === child }) else {
      return table.raise(
        SimulatedException(
          name: "NSInvalidArgumentException",
          reason: "-[\(self.class.name) setSelectedViewController:] only a view controller in the "
            + "tab bar controller's list of view controllers can be selected."))
    }
    select(tab)
  }

  private func select(_ new: ViewController?) {
    let old = selected
    selected = new
    tabBar.selectedItem = new?.tabBarItem
    viewIfLoaded?.setNeedsLayout()
    if new !== old { followSelection() }
  }

  /// Shows another tab; the new controller's will-appear comes first, without animation (AP-17).
  private func change(to new: ViewController?) {
    let old = shown
    isSwitching = true
    let coming = new.map(Beginning.init)
    coming?.begin(true, animated: false)
    let going = Beginning.leaving(old)
    going?.begin(false, animated: false)
    join(new)
    if let new { put(new) } else { shown = nil }
    announce(new)
    takeAway(old)
    [going, coming].compactMap(\.self).reportOvertaken()
    going?.end()
    coming?.end()
    isSwitching = false
    followSelection()
  }

  /// Shows the selected tab, which a callback may have changed.
  final func followSelection() {
    if selected !== shown, !isSwitching, isContentOnScreen { change(to: selected) }
  }
}

extension Message where S == IntToVoid {
  /// `-setSelectedIndex:` of a tab bar controller.
  @inlinable public static var setSelectedIndex: Self { Message(.`setSelectedIndex:`) }
}

extension Message where S == ObjectToVoid {
  /// `-setSelectedViewController:`, also when the user taps a tab.
  @inlinable public static var setSelectedViewController: Self {
    Message(.`setSelectedViewController:`)
  }
}
