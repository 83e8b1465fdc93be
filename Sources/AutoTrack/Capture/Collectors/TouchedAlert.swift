import MiniUI

/// An alert's button that was touched, until its handler runs.
struct TouchedAlert {
  /// What the button does.
  let action: AlertAction
  /// The click, which counts once the handler runs.
  let click: Click
  /// What was seen, in a few words.
  let subject: Decision.Subject
  /// What the click said of the button while the alert was on the screen.
  let reading: ClickReading
}
