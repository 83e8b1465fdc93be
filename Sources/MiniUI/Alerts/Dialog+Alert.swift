/// How a dialog appears: as an alert whose actions are its buttons.
extension Dialog {
  /// Presents the alert; a tap is passed on as clicked and will-dismiss, its end as did-dismiss.
  ///
  /// If its presenter dismisses the alert, nobody hears of it, but the dialog is over.
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

  /// Dismisses the alert as code does: nobody has clicked.
  final func dismissByCode(_ index: Int, _ animated: Bool) {
    guard let alert, alert.presentationController.isAtRest else { return }
    tell(.willDismiss, index)
    alert.dismiss(animated: animated) { self.tell(.didDismiss, index) }
  }

  /// Not made by the class method, so that a hook of that one sees only what apps make with it.
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

  /// Lets go of the alert, which holds the dialog until now; whoever dismissed it.
  final func letGo() {
    alert?.triggered = nil
    alert = nil
    hasLeft()
  }
}
