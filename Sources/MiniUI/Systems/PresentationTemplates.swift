/// The private views around what is presented, and those of alerts.
struct PresentationTemplates: Sendable {
  /// What is around a presented view that fills the screen.
  let fullScreen: ViewTemplate
  /// What is around a presented view behind which the presenter stays visible.
  let sheet: ViewTemplate
  /// How far below the top of the screen a sheet begins, in points.
  let sheetTop: Double
  /// What is around an alert.
  let aroundAlert: ViewTemplate
  /// The root view of an alert.
  let alert: ViewTemplate
  /// What shows one action, in the alert's ``ViewTemplate/Slot/actions``.
  let alertAction: ViewTemplate

  /// Every template, for the declaration of its class.
  var all: [ViewTemplate] { [fullScreen, sheet, aroundAlert, alert, alertAction] }
}
