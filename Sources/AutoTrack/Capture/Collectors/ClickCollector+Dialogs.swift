import MiniUI

/// Clicks on the buttons of dialogs (S3.3e, S3.6).
extension ClickCollector {
  /// An alert's button was touched: what is on the screen now will be gone when its handler runs.
  func noteAlert(_ action: AlertAction, _ button: DialogButton) {
    let click = click(of: button)
    let reading = reading(of: click, reader.known(of: click.element))
    touchedAlert = TouchedAlert(
      action: action, click: click, subject: subject(of: button), reading: reading)
  }

  /// The touch has changed nothing, so that a later run of the handler is not a person's.
  func forgetAlert(_ action: AlertAction) {
    if touchedAlert?.action === action { touchedAlert = nil }
  }

  /// The handler of an alert's button is about to run.
  func collectAlert(_ action: AlertAction, _ moment: Moment) {
    guard let touched = touchedAlert, touched.action === action else {
      return suppress("the alert's \(action.title ?? "button")", .noTouch)
    }
    touchedAlert = nil
    collect(touched.click, of: touched.subject, moment, readEarlier: touched.reading)
  }

  /// The delegate of a dialog of the older kinds is about to be told.
  func collect(_ button: DialogButton, _ moment: Moment) {
    collect(click(of: button), of: subject(of: button), moment)
  }

  private func subject(of button: DialogButton) -> Decision.Subject {
    "'\(button.content ?? "")' of \(button.dialog.class.name)"
  }

  private func click(of button: DialogButton) -> Click {
    Click(
      of: .button(button), .dialog, on: ScreenFinder.current(in: button.dialog.process),
      touch: touches.current)
  }
}
