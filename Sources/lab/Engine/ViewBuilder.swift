import MiniUI

/// Makes the views of one screen from the description in a file.
struct ViewBuilder {
  /// The controller that loads the view, and gets its actions.
  let controller: ViewController

  /// The root view with everything in it, as large as the screen.
  func makeRoot(_ description: ViewDescription) -> View {
    let root = make(description)
    if description.value(of: .frame) == nil { root.frame = controller.process.device.screen }
    connect(description, to: root, in: root)
    return root
  }

  private func make(_ description: ViewDescription) -> View {
    let process = controller.process
    let view = process.classes[description.type]?.make() as? View ?? View(in: process)
    for setting in description.settings { _ = setting.property.set(setting.value.value, on: view) }
    view.stack = description.stack
    for subview in description.subviews { view.addSubview(make(subview.value)) }
    return view
  }

  /// Adds the actions once every view is there, since one can be the target of another.
  private func connect(_ description: ViewDescription, to view: View, in root: View) {
    if let control = view as? Control { connect(description.actions, to: control, in: root) }
    let own = view.subviews.suffix(description.subviews.count)
    for (subview, description) in zip(own, description.subviews) {
      connect(description.value, to: subview, in: root)
    }
  }

  private func connect(
    _ entries: [Entry<[ActionDescription]>], to control: Control, in root: View
  ) {
    for entry in entries {
      let named = ControlEvents.named.first { $0.name == entry.key.value }
      guard let event = named?.event else { continue }
      for action in entry.value {
        control.addTarget(
          target(of: action, in: root), action: control.table.selector(action.action.value),
          for: event)
      }
    }
  }

  private func target(of action: ActionDescription, in root: View) -> DynamicObject? {
    switch action.target {
    case .controller: controller
    case .responderChain: nil
    case .view(let identifier): root.descendant(identifier.value)
    }
  }
}

extension View {
  /// The first view of the tree with an identifier.
  fileprivate func descendant(_ identifier: String) -> View? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.descendant(identifier) }.first
  }
}
