/// The container of a swiped row's buttons: the private `UISwipeActionPullView`.
final class SwipeActionPullView: View {
  private var actions: [SwipeAction] = []
  /// The width of one button, in points.
  static let buttonWidth = 74.0

  override class var classDefinition: ClassDefinition {
    ClassDefinition(
      SwipeActionPullView.self, name: "UISwipeActionPullView", superclass: View.self
    ) { methods in
      methods.define(.tappedButton, Body { view, button, _ in view.run(button as? View) })
    }
  }

  var width: Double { Double(actions.count) * Self.buttonWidth }

  /// Makes a button per action; the first one is outermost, at the right.
  func show(_ actions: [SwipeAction]) {
    self.actions = actions
    stack = Stack(axis: .horizontal, spacing: 0)
    for (index, action) in actions.enumerated().reversed() {
      guard let button = newButton() else { continue }
      button.bounds.size = Size(width: Self.buttonWidth, height: 44)
      button.setTitle(action.title)
      button.tag = index
      button.addTarget(self, action: SelectorID(.`_tappedButton:`), for: .touchUpInside)
      addSubview(button)
    }
  }

  private func newButton() -> Button? {
    process.device.system.lists.swipeButton.build(in: process).root as? Button
  }

  private func run(_ button: View?) {
    guard let button, actions.indices.contains(button.tag) else { return }
    let list = superview as? TableView
    actions[button.tag].run(from: button) { [weak list] _ in list?.endSwipe() }
  }
}

extension Message where S == ObjectToVoid {
  /// `-_tappedButton:`, the private action of a swiped row's buttons.
  static var tappedButton: Self { Message(.`_tappedButton:`) }
}
