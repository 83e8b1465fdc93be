import MiniUI

/// A touched button of an alert, until its handler runs.
struct TouchedAlert {
  /// The button's action; it identifies the handler.
  let action: AlertAction
  /// The click, which is emitted once the handler runs.
  let click: Click
  let subject: Decision.Subject
  /// The properties that were read while the alert was on the screen.
  let reading: ClickReading
}
