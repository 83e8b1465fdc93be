import MiniUI

/// Clicks on the buttons of dialogs (S3.3e, S3.6).
extension Collector {
  /// An alert's button was touched: what is on the screen now will be gone when its handler runs.
  func noteAlert(_ action: AlertAction, _ button: DialogButton) {
    touchedAlert = (action, dialogClick(button))
  }

  /// The handler of an alert's button is about to run.
  func collectAlert(_ action: AlertAction, _ moment: Moment) {
    guard let touched = touchedAlert, touched.action === action else {
      return suppress("the alert's \(action.title ?? "button")", .noTouch)
    }
    touchedAlert = nil
    collect(touched.click, moment)
  }

  /// The delegate of a dialog of the older kinds is about to be told.
  func collect(_ button: DialogButton, _ moment: Moment) { collect(dialogClick(button), moment) }

  private func dialogClick(_ button: DialogButton) -> Click {
    let view = button.view ?? (button.dialog as? View) ?? View(in: button.dialog.process)
    let screen = ScreenFinder.current(in: button.dialog.process)
    var click = Click(
      view: view, origin: .dialog, screen: screen,
      subject: "'\(button.content ?? "")' of \(button.dialog.class.name)",
      type: button.dialog.class.name, content: button.content)
    var payload = payload(of: click, on: screen)
    payload.alertTitle = button.title
    payload.alertMessage = button.message
    click.payload = payload
    return click
  }
}
