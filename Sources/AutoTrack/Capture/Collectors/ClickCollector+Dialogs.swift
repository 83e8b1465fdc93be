import MiniUI

/// Clicks on the buttons of dialogs (S3.3e, S3.6).
extension ClickCollector {
  /// Reads an alert's button at its touch; the alert is off the screen when its handler runs.
  func noteAlert(_ action: AlertAction, _ button: DialogButton) {
    let click = click(of: button)
    let reading = reading(of: click, reader.known(of: click.element))
    touchedAlert = TouchedAlert(
      action: action, click: click, subject: subject(of: button), reading: reading)
  }

  /// Discards a touched button: the touch had no effect, so a later run of its handler is code's.
  func forgetAlert(_ action: AlertAction) {
    if touchedAlert?.action === action { touchedAlert = nil }
  }

  /// Emits the click of an alert's button, just before its handler runs.
  func collectAlert(_ action: AlertAction, _ moment: Moment) {
    guard let touched = touchedAlert, touched.action === action else {
      return suppress("the alert's \(action.title ?? "button")", .noTouch)
    }
    touchedAlert = nil
    collect(touched.click, of: touched.subject, moment, readEarlier: touched.reading)
  }

  /// Emits the click of a button of an older dialog, just before its delegate runs.
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
