import LabLanguage
import MiniUI

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

extension AlertDescription.Field {
  fileprivate func apply(to view: View) {
    view.accessibilityIdentifier = identifier
    guard let field = view as? TextField else { return }
    field.placeholder = placeholder
    field.text = text
    field.isSecureTextEntry = isSecure
  }
}
