import LabLanguage
import MiniUI
import Wording

/// The steps that navigate between screens.
extension Script {
  /// Performs a step that pushes, pops, presents, dismisses or selects.
  func navigate(_ action: AppAction, from object: DynamicObject) {
    guard let controller = controller(around: object) else { return }
    switch action {
    case .push(let push):
      let name = push.className.value
      navigation(around: controller)?.pushViewController(
        kept(push.isKept, name, by: object) { app.makeController(name, in: object.process) },
        animated: push.isAnimated)
    case .pop(let pop): self.pop(pop, from: controller)
    case .setStack(let stack):
      let new = stack.classNames.map { app.makeController($0.value, in: object.process) }
      navigation(around: controller)?.setViewControllers(new, animated: stack.isAnimated)
    case .present(let presentation): present(presentation, over: controller, by: object)
    case .dismiss(let isAnimated): controller.dismiss(animated: isAnimated)
    case .show(let presentation): show(presentation, from: controller, by: object)
    case .unwind(let selector, let isAnimated):
      unwind(selector.value, from: controller, animated: isAnimated)
    case .selectTab(let index): select(index.value, around: controller)
    default: break
    }
  }

  private func pop(_ pop: AppAction.Pop, from controller: ViewController) {
    guard let stack = navigation(around: controller) else { return }
    switch pop.destination {
    case .previous: stack.popViewController(animated: pop.isAnimated)
    case .root: stack.popToRootViewController(animated: pop.isAnimated)
    }
  }

  /// Sends the method to its controller before the screens change, as UIKit does.
  private func unwind(_ name: String, from controller: ViewController, animated: Bool) {
    let selector = controller.table.selector(name)
    let screens = sequence(first: controller, next: \.presentingViewController)
      .flatMap { ($0.navigationController ?? $0).screensForUnwinding }
    guard let target = screens.first(where: { $0 !== controller && $0.responds(to: selector) })
    else {
      return record(StepFault("no controller behind \(controller.class.name) responds to \(name)"))
    }
    target.send(Message<ObjectToVoid>(selector))(controller)
    if target.presentedViewController != nil { target.dismiss(animated: animated) }
    let stack = target.navigationController
    guard let stack, stack.topViewController !== target else { return }
    stack.popToViewController(target, animated: animated)
  }

  /// UIKit pushes neither a stack nor tabs.
  private func show(
    _ shown: AppAction.Presentation, from controller: ViewController, by object: DynamicObject
  ) {
    guard let stack = controller as? NavigationController ?? controller.navigationController,
      ![.navigation, .tabs].contains(shown.controller.kind)
    else { return present(shown, over: controller, by: object) }
    let new = kept(shown.isKept, shown.controller.type, by: object) {
      app.make(shown.controller, in: object.process)
    }
    stack.pushViewController(new, animated: shown.isAnimated)
  }

  private func present(
    _ presentation: AppAction.Presentation, over controller: ViewController,
    by object: DynamicObject
  ) {
    let presenters = sequence(first: controller, next: \.presentingViewController)
    guard presenters.reduce(0, { count, _ in count + 1 }) < Budget.maximumPresentations else {
      return overflow(on: object)
    }
    let description = presentation.controller
    let new = kept(presentation.isKept, description.type, by: object) {
      app.make(description, in: object.process)
    }
    if let style = presentation.style { new.modalPresentationStyle = style.ofUIKit }
    controller.present(new, animated: presentation.isAnimated)
  }

  private func select(_ index: Int, around controller: ViewController) {
    guard let tabs = controller as? TabBarController ?? controller.tabBarController else {
      return record(StepFault("\(controller.class.name) is not in a tab bar controller"))
    }
    let count = tabs.viewControllers?.count ?? 0
    guard index < count else {
      return record(StepFault("there is no tab \(index); the tab bar has \(count, "tab")"))
    }
    tabs.selectedIndex = index
  }

  private func navigation(around controller: ViewController) -> NavigationController? {
    if let found = controller as? NavigationController ?? controller.navigationController {
      return found
    }
    record(StepFault("\(controller.class.name) is not in a navigation controller"))
    return nil
  }

  /// Returns the controller that the object made before, as if it were retained; else a new one.
  private func kept(
    _ isKept: Bool, _ name: String, by object: DynamicObject, make: () -> ViewController
  ) -> ViewController {
    let key = AssociationKey("lab.kept.\(name)")
    if isKept, let known = object.associated(key) as? ViewController { return known }
    let new = make()
    if isKept { object.setAssociated(new, for: key) }
    return new
  }
}

extension ViewController {
  /// This controller and the shown ones in it, those of a stack from the top down.
  fileprivate var screensForUnwinding: [ViewController] {
    let inside: [ViewController] =
      switch self {
      case let stack as NavigationController: stack.viewControllers.reversed()
      case let tabs as TabBarController: [tabs.selectedViewController].compactMap(\.self)
      default: children
      }
    return [self] + inside.flatMap(\.screensForUnwinding)
  }
}

/// The steps that show alerts.
extension Script {
  /// Presents an alert; its actions run the steps in the file.
  func show(_ shown: AppAction.ShownAlert, over object: DynamicObject) {
    guard let controller = controller(around: object) else { return }
    app.log.budget.spend(.alert)
    let description = shown.alert
    let process = object.process
    let alert = Alert.make(
      title: description.title, message: description.message,
      style: description.style == .alert ? .alert : .actionSheet, in: process)
    for field in description.fields {
      alert.addTextField { field.apply(to: $0) }
      guard process.isRunning else { return }
    }
    for action in description.actions {
      alert.addAction(make(action, for: object))
      guard process.isRunning else { return }
    }
    controller.present(alert, animated: shown.isAnimated)
  }

  /// Shows an alert of a class from before iOS 8, with the object as its delegate.
  func show(_ alert: OlderAlertDescription, over object: DynamicObject) {
    app.log.budget.spend(.alert)
    switch alert.kind {
    case .alertView:
      AlertView.make(
        title: alert.title, message: alert.message, delegate: object, cancelButton: alert.cancel,
        otherButtons: alert.buttons, in: object.process
      ).show()
    case .actionSheet:
      ActionSheet.make(
        title: alert.title, delegate: object, cancelButton: alert.cancel,
        destructiveButton: alert.destructive, otherButtons: alert.buttons, in: object.process
      ).show(in: (object as? ViewController)?.view ?? object as? View)
    }
  }

  private func make(
    _ action: AlertDescription.Action, for object: DynamicObject
  ) -> AlertAction {
    let handler = action.handler.map { actions in
      Script(actions: actions, name: "the handler of \(action.title.quoted) in \(name)", app: app)
    }
    return AlertAction.make(
      title: action.title, style: action.style.ofUIKit, in: object.process,
      handler: handler.map { script in
        { [weak object] _ in if let object { script.run(on: object) } }
      })
  }
}

extension AlertDescription.ActionStyle {
  fileprivate var ofUIKit: AlertAction.Style {
    switch self {
    case .default: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

extension AlertDescription.TextField {
  fileprivate func apply(to view: View) {
    view.accessibilityIdentifier = identifier
    guard let field = view as? TextField else { return }
    field.placeholder = placeholder
    field.text = text
    field.isSecureTextEntry = isSecure
  }
}
