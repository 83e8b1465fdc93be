/// The instruments that a tracker's configuration can switch off, by the SDK's own names.
package enum InstrumentName: String, CaseIterable, Sendable {
  /// Start, end, foreground and background.
  case appLife
  /// Screens that appear and disappear.
  case screens
  /// What controls send, tab and bar buttons included.
  case controlActions
  /// Rows and items that are selected.
  case rowSelections
  /// What gesture recognisers send.
  case gestures
  /// What is chosen in alerts.
  case alerts
  /// What is chosen in alert views and action sheets of the time before iOS 8.
  case dialogs
  /// The back button of a navigation bar.
  case backButton
  /// Tabs that are selected.
  case tabs
  /// Touches, which are counted for `oneClickPerTouch`.
  case touches
}

extension InstrumentName {
  /// What the instrument sees, for the reference.
  var meaning: String {
    switch self {
    case .appLife: "start, end, foreground and background"
    case .screens: "screens that appear and disappear"
    case .controlActions: "what controls send, tab and bar buttons included"
    case .rowSelections: "rows and items that are selected"
    case .gestures: "what gesture recognisers send"
    case .alerts: "what is chosen in alerts"
    case .dialogs: "what is chosen in alert views and older action sheets"
    case .backButton: "the back button of a navigation bar"
    case .tabs: "tabs that are selected"
    case .touches: "touches, which are counted for `oneClickPerTouch`"
    }
  }
}
