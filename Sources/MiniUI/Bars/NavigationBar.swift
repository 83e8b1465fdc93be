/// A bar with the title and buttons of its top item and a back button: `UINavigationBar`.
open class NavigationBar: View, NavigationItemBar {
  /// The items, oldest first; in a navigation controller's bar, those of its stack (NB-4).
  public private(set) final var items: [NavigationItem] = []
  /// The private back button; nil if none is shown.
  public private(set) final var backButton: Control?
  /// The navigation controller that manages this bar; other code must not change it (NB-2).
  final weak var manager: (any NavigationBarManager)?
  final var answers = CachedDelegate()
  /// True during a tap on the back button, for which the delegate was already asked (NB-1).
  final var isPoppingForPerson = false
  private var content: View?
  private var leftButtons: View?
  private var rightButtons: View?
  private var middle: View?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(NavigationBar.self, name: "UINavigationBar") {
      methods in
      methods.define(.layoutSubviews) { bar, callSuper in
        callSuper()
        bar.layOutContent()
      }
      definePopping(methods)
    }
  }

  /// Makes an empty bar.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    let templates = process.device.system.containers
    for template in [templates.barBackground, templates.navigationContent] {
      let view = template.build(in: process).root
      view.fillsSuperview = true
      addSubview(view)
      content = view
    }
    placesSubviews = true
    content?.placesSubviews = true
  }

  convenience init(managedBy manager: any NavigationBarManager) {
    self.init(in: manager.process)
    self.manager = manager
  }

  /// The shown item; nil if absent.
  public final var topItem: NavigationItem? { items.last }

  /// True if there is an item to return to and the top item shows the back button (NB-3).
  final var showsBackButton: Bool { items.count > 1 && topItem?.allowsBackButton == true }

  /// Replaces the items; raises for the bar of a navigation controller (NB-2).
  public final func setItems(_ items: [NavigationItem]) {
    guard manager == nil else { return refuse("Cannot call setItems:animated: directly on") }
    show(items)
  }

  /// Replaces the items without a check of the manager.
  final func show(_ new: [NavigationItem]) {
    guard !new.elementsEqual(items, by: ===) else { return }
    for item in items { item.bar = nil }
    items = new
    for item in new { item.bar = self }
    rebuild()
  }

  /// Updates the bar after a change of a title, which may be the back button's too (NB-3).
  final func titleDidChange(of item: NavigationItem) {
    guard item === topItem, let label = middle as? Label, item.titleView == nil else {
      return buttonsDidChange(of: item)
    }
    label.text = item.title
    setNeedsLayout()
  }

  /// Updates the bar after another change of an item.
  final func buttonsDidChange(of item: NavigationItem) {
    if items.suffix(2).contains(where: { $0 === item }) { rebuild() }
  }

  /// Raises UIKit's exception for a change of a managed bar (NB-2).
  final func refuse(_ what: String) {
    table.raise(.inconsistency("\(what) a UINavigationBar managed by a controller."))
  }

  /// Returns the view that shows an item of the top item; nil for other items.
  final func view(of item: BarButtonItem) -> View? {
    let shown = [leftButtons, rightButtons].compactMap(\.self).flatMap(\.subviews)
    if let own = item.customView { return shown.first { $0 === own } }
    return shown.first { ($0 as? Control)?.allTargets.contains { $0 === item } == true }
  }

  private func rebuild() {
    for view in content?.subviews ?? [] { view.removeFromSuperview() }
    backButton = showsBackButton ? makeBackButton() : nil
    leftButtons = topItem.flatMap { makeButtons($0.leftBarButtonItems) }
    middle = topItem.flatMap { $0.titleView ?? makeLabel($0.title) }
    rightButtons = topItem.flatMap { makeButtons($0.rightBarButtonItems.reversed()) }
    for case .some(let view) in [backButton, leftButtons, middle, rightButtons] {
      content?.addSubview(view)
    }
    setNeedsLayout()
  }

  private func layOutContent() {
    let area = Rect(origin: .zero, size: bounds.size)
    var (left, right) = (BarMetrics.margin, area.width - BarMetrics.margin)
    for case .some(let view) in [backButton, leftButtons] {
      let width = view.intrinsicSize.width
      view.take(Rect(x: left, y: 0, width: width, height: area.height))
      left += width + BarMetrics.margin
    }
    if let view = rightButtons {
      let width = view.intrinsicSize.width
      view.take(Rect(x: right - width, y: 0, width: width, height: area.height))
      right -= width + BarMetrics.margin
    }
    guard let middle else { return }
    let width = max(min(middle.intrinsicSize.width, right - left), 0)
    let x = min(max(area.midX - width / 2, left), max(right - width, left))
    middle.take(Rect(x: x, y: 0, width: width, height: area.height))
  }
}

protocol NavigationBarManager: ViewController {
  /// Removes the top of the stack, as the back button does.
  @discardableResult
  func popViewController(animated: Bool) -> ViewController?
}

/// The pop through the back button and the delegate's veto (NB-1).
extension NavigationBar {
  /// The delegate, asked before an item is popped; a navigation controller for its own bar (NB-2).
  ///
  /// Setting it on such a bar raises; elsewhere it sends `setDelegate:` and is not retained.
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  private static func definePopping(_ methods: MethodList<NavigationBar>) {
    methods.define(.backButtonAction) { bar, _, _ in bar.goBack() }
    methods.define(.delegate) { bar, _ in bar.manager ?? bar.answers.object }
    methods.define(.setDelegate) { bar, delegate, _ in bar.keep(delegate) }
  }

  private func keep(_ delegate: DynamicObject?) {
    guard manager == nil else { return refuse("Cannot manually set the delegate on") }
    answers = CachedDelegate(
      delegate, of: self, asking: [.`navigationBar:shouldPopItem:`, .`navigationBar:didPopItem:`])
  }

  /// Handles a tap on the back button: asks the delegate, then pops; a veto changes nothing (NB-1).
  private func goBack() {
    guard items.count > 1, let top = topItem, asks(about: top) else { return }
    guard let manager else {
      show(items.dropLast())
      answers.send(.navigationBarDidPop)?(self, top)
      return
    }
    // The pop below must not ask the delegate a second time (NB-1).
    isPoppingForPerson = true
    manager.popViewController(animated: true)
    isPoppingForPerson = false
  }

  /// Asks the delegate after a pop by code, ignoring the answer (NB-1).
  final func askAfterPop(of item: NavigationItem) {
    if !isPoppingForPerson { _ = asks(about: item) }
  }

  private func asks(about item: NavigationItem) -> Bool {
    let asked = manager ?? answers.receiver(of: .navigationBarShouldPop)
    return asked?.send(.navigationBarShouldPop)(self, item) ?? true
  }
}

extension NavigationBar {
  /// Makes the back button, titled after the item below the top (NB-3).
  private func makeBackButton() -> Control? {
    let title = items.dropLast().last?.titleForGoingBack
    let built = process.device.system.containers.backButton.build(in: process)
    let button = built.show(title: title, of: nil)
    button?.bounds.size = built[.title].intrinsicSize
    button?.addTarget(
      self, action: SelectorID(SystemSelector.`__backButtonAction:`), for: .touchUpInside)
    return button
  }

  /// Makes the buttons of one side, left to right; nil without items.
  private func makeButtons(_ items: [BarButtonItem]) -> View? {
    guard !items.isEmpty else { return nil }
    let row = process.device.system.containers.barButtons.build(in: process).root
    row.stack = Stack(axis: .horizontal, spacing: BarMetrics.margin)
    for item in items {
      if let view = item.makeView() { row.addSubview(view) }
    }
    return row
  }

  final func makeLabel(_ title: String?) -> Label {
    let label = Label(in: process)
    label.text = title
    return label
  }
}

extension BarButtonItem {
  /// Returns the view that a bar shows: the app's own, or a new private button.
  final func makeView() -> View? {
    if let customView { return customView }
    let built = process.device.system.containers.barButton.build(in: process)
    let button = built.show(title: title, of: self)
    button?.bounds.size = built[.title].intrinsicSize
    button?.addTarget(
      self, action: SelectorID(SystemSelector.`_invoke:forEvent:`), for: .touchUpInside)
    return button
  }
}
