/// The appearance of a dialog: an alert whose actions are its buttons.
extension Dialog {
  /// Presents the alert; a tap becomes clicked and will-dismiss, the dismissal did-dismiss.
  ///
  /// A dismissal by the presenter notifies no delegate, but it ends the dialog.
  final func present(_ alert: Alert, from presenter: ViewController) {
    self.alert = alert
    alert.dialog = self
    for index in 0..<numberOfButtons { alert.addAction(makeAction(index)) }
    alert.triggered = { [weak alert] action in
      guard let index = alert?.actions.firstIndex(where: { $0 === action }) else { return }
      self.tell(.clicked, index)
      self.tell(.willDismiss, index)
    }
    presenter.present(alert, animated: true)
  }

  /// Dismisses the alert by code, without a click.
  final func dismissByCode(_ index: Int, _ animated: Bool) {
    guard let alert, alert.presentationController.isAtRest else { return }
    tell(.willDismiss, index)
    alert.dismiss(animated: animated) { self.tell(.didDismiss, index) }
  }

  /// Makes an action without the class method, so that a hook of that method sees the app's only.
  private func makeAction(_ index: Int) -> AlertAction {
    let action = AlertAction(in: process)
    action.set(
      buttonTitle(at: index), style(of: index),
      Block(in: process) { _ in self.tell(.didDismiss, index) })
    return action
  }

  private func style(of index: Int) -> AlertAction.Style {
    switch index {
    case cancelButtonIndex: .cancel
    case destructiveButtonIndex: .destructive
    default: .default
    }
  }

  /// Releases the alert, which has retained the dialog until now.
  final func letGo() {
    alert?.triggered = nil
    alert = nil
    hasLeft()
  }
}
