/// The private views of a navigation bar.
extension NavigationBar {
  /// Makes the back button, titled after the item below the top (NB-3).
  final func makeBackButton() -> Control? {
    let title = items.dropLast().last?.titleForGoingBack
    let built = process.device.system.containers.backButton.build(in: process)
    let button = built.show(title: title, of: nil)
    button?.bounds.size = built[.title].intrinsicSize
    button?.addTarget(
      self, action: SelectorID(SystemSelector.`__backButtonAction:`), for: .touchUpInside)
    return button
  }

  /// Makes the buttons of one side, left to right; nil without items.
  final func makeButtons(_ items: [BarButtonItem]) -> View? {
    guard !items.isEmpty else { return nil }
    let row = process.device.system.containers.barButtons.build(in: process).root
    row.stack = Stack(axis: .horizontal, spacing: BarMetrics.margin)
    for item in items {
      if let view = item.customView ?? makeButton(item) { row.addSubview(view) }
    }
    return row
  }

  /// Makes the title label, even for an empty title.
  final func makeLabel(_ title: String?) -> Label {
    let label = Label(in: process)
    label.text = title
    return label
  }

  private func makeButton(_ item: BarButtonItem) -> View? {
    let built = process.device.system.containers.barButton.build(in: process)
    let button = built.show(title: item.title, of: item)
    button?.bounds.size = built[.title].intrinsicSize
    button?.addTarget(
      item, action: SelectorID(SystemSelector.`_invoke:forEvent:`), for: .touchUpInside)
    return button
  }
}

extension BuiltTemplate {
  /// Configures the views of a private bar button for an item; only the button takes touches.
  func show(title: String?, of item: BarItem?) -> Control? {
    (self[.title] as? Button)?.setTitle(title)
    (self[.title] as? Label)?.text = title
    for view in root.subviews { view.isUserInteractionEnabled = false }
    root.accessibilityIdentifier = item?.accessibilityIdentifier
    let button = root as? Control
    button?.isEnabled = item?.isEnabled ?? true
    return button
  }
}
