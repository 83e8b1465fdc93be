/// The private views around presented screens, and those of alerts.
struct PresentationTemplates: Sendable {
  /// The container of a presented view that covers the screen.
  let fullScreen: ViewTemplate
  /// The container of a sheet, behind which the presenter stays visible.
  let sheet: ViewTemplate
  /// The distance of a sheet from the top of the screen, in points.
  let sheetTop: Double
  let aroundAlert: ViewTemplate
  let alert: ViewTemplate
  /// The view of one action, inside the alert's ``ViewTemplate/Slot/actions``.
  let alertAction: ViewTemplate

  /// The templates, for the declaration of their classes.
  var all: [ViewTemplate] { [fullScreen, sheet, aroundAlert, alert, alertAction] }
}
