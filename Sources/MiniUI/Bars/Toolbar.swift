/// A row of buttons at the bottom of a screen: `UIToolbar`.
open class Toolbar: View, BarButtonOwner {
  /// The items, from left to right, spaces included.
  public private(set) final var items: [BarButtonItem] = []
  /// The navigation controller that manages this bar; other code must not change it.
  final weak var manager: ViewController?
  /// The views of the items; nil for a space.
  private var views: [View?] = []
  private var row: View?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(Toolbar.self, name: "UIToolbar") { methods in
      methods.define(.layoutSubviews) { bar, callSuper in
        callSuper()
        bar.layOutItems()
      }
    }
  }

  /// Makes a bar without items.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    let templates = process.device.system.containers
    let background = templates.barBackground.build(in: process).root
    background.isUserInteractionEnabled = false
    let content = templates.toolbarContent.build(in: process).root
    let row = templates.barButtons.build(in: process).root
    for view in [background, content, row] { view.fillsSuperview = true }
    content.addSubview(row)
    addSubview(background)
    addSubview(content)
    for view in [self, content, row] { view.placesSubviews = true }
    self.row = row
  }

  convenience init(managedBy manager: ViewController) {
    self.init(in: manager.process)
    self.manager = manager
  }

  /// Replaces the items; raises for the bar of a navigation controller.
  public final func setItems(_ items: [BarButtonItem]) {
    guard manager == nil else {
      return table.raise(
        .inconsistency(
          "Cannot call setItems:animated: directly on a UIToolbar managed by a controller."))
    }
    show(items)
  }

  /// Replaces the items without a check of the manager.
  final func show(_ new: [BarButtonItem]) {
    guard !new.elementsEqual(items, by: ===) else { return }
    for item in items where item.owner === self { item.owner = nil }
    items = new
    for item in new { item.owner = self }
    buttonsDidChange()
  }

  /// Makes the buttons again after a change of an item.
  final func buttonsDidChange() {
    for case let view? in views { view.removeFromSuperview() }
    views = items.map { $0.space == nil ? $0.makeView() : nil }
    for case let view? in views { row?.addSubview(view) }
    setNeedsLayout()
  }

  final func view(of item: BarButtonItem) -> View? {
    zip(items, views).first { $0.0 === item }?.1
  }

  /// Lays out the buttons from the left; flexible spaces share the rest of the width.
  private func layOutItems() {
    let flexible = items.count { $0.space == .flexible }
    let margins = BarMetrics.margin + zip(items, views).reduce(0) { $0 + width(of: $1.0, $1.1) }
    let share = max(0, bounds.width - margins) / Double(max(1, flexible))
    var left = BarMetrics.margin
    for (item, view) in zip(items, views) {
      view?.take(
        Rect(x: left, y: 0, width: view?.intrinsicSize.width ?? 0, height: bounds.height))
      left += item.space == .flexible ? share : width(of: item, view)
    }
  }

  /// The width of a button with the margin after it, or of a fixed space; 0 for a flexible one.
  private func width(of item: BarButtonItem, _ view: View?) -> Double {
    if case .fixed(let width)? = item.space { return width }
    return view.map { $0.intrinsicSize.width + BarMetrics.margin } ?? 0
  }
}
