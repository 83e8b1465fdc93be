/// A row of buttons with one selected: `UITabBar`.
open class TabBar: View, TabBarItemBar {
  /// The items, from left to right.
  public private(set) final var items: [TabBarItem] = []
  /// The private buttons, one per item.
  public private(set) final var buttons: [Control] = []
  /// The tab bar controller that manages this bar; other code must not change it.
  final weak var manager: ViewController?
  final var answers = CachedDelegate()
  private weak var chosen: TabBarItem?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(TabBar.self, name: "UITabBar") { methods in
      methods.define(.layoutSubviews) { bar, callSuper in
        callSuper()
        bar.layOutButtons()
      }
      methods.define(.setSelectedItem) { bar, item, _ in bar.choose(item as? TabBarItem) }
      defineTaps(methods)
    }
  }

  /// Makes a bar without items.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    let view = process.device.system.containers.barBackground.build(in: process).root
    view.fillsSuperview = true
    view.isUserInteractionEnabled = false
    addSubview(view)
  }

  convenience init(managedBy manager: ViewController) {
    self.init(in: manager.process)
    self.manager = manager
  }

  /// The selected item; setting it sends `setSelectedItem:` and notifies no delegate.
  public final var selectedItem: TabBarItem? {
    get { chosen }
    set { send(.setSelectedItem)(newValue) }
  }

  /// Returns the private button of an item.
  public final func button(of item: TabBarItem) -> Control? {
    items.firstIndex { $0 === item }.flatMap { buttons.indices.contains($0) ? buttons[$0] : nil }
  }

  /// Replaces the items; raises for the bar of a tab bar controller.
  public final func setItems(_ items: [TabBarItem]) {
    guard manager == nil else {
      return refuse(
        "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }
    show(items)
  }

  /// Replaces the items without a check of the manager.
  final func show(_ new: [TabBarItem]) {
    for item in items { item.bar = nil }
    items = new
    for item in new { item.bar = self }
    rebuild()
  }

  /// Raises UIKit's exception for a change of a managed bar.
  final func refuse(_ reason: String) { table.raise(.inconsistency(reason)) }

  final func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = items.compactMap(makeButton)
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  private func makeButton(_ item: TabBarItem) -> Control? {
    let built = process.device.system.containers.tabButton.build(in: process)
    let button = built.show(title: item.title, of: item)
    button?.isSelected = item === chosen
    button?.addTarget(
      self, action: SelectorID(SystemSelector.`_sendAction:withEvent:`), for: .touchUpInside)
    return button
  }

  private func choose(_ item: TabBarItem?) {
    chosen = item
    for (button, other) in zip(buttons, items) { button.isSelected = other === item }
  }

  private func layOutButtons() {
    let width = bounds.width / Double(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = Rect(
        x: Double(index) * width, y: 0, width: width, height: min(bounds.height, BarMetrics.tabBar))
    }
  }
}

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
    methods.define(.sendActionWithEvent) { bar, button, event, _ in bar.tapped(button, event) }
    methods.define(.delegate) { bar, _ in bar.manager ?? bar.answers.object }
    methods.define(.setDelegate) { bar, delegate, _ in bar.keep(delegate) }
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
      answers.send(.tabBarDidSelect)?(self, item)
      return
    }
    manager.send(.tabBarDidSelect)(self, item)
    process.application.sendAction(
      SelectorID(SystemSelector.`_tabBarItemClicked:`), to: manager, from: item,
      for: event as? TouchEvent)
  }
}
