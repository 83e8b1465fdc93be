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
  /// Touches that JavaScript of React Native takes.
  case reactTouches
  /// What a person scrolls.
  case scrolling
  /// Pages that arrive in web views, or fail to.
  case webLoads
  /// Texts that a person has edited, and date pickers.
  case inputChanges
  /// The marker in the user agent of web views.
  case userAgent
  /// The messages that pages can post.
  case scriptMessages
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
    case .reactTouches: "touches that JavaScript of React Native takes"
    case .scrolling: "what a person scrolls; off unless it is named"
    case .webLoads: "pages that arrive in web views, or fail to; off unless it is named"
    case .inputChanges: "texts that were edited, and date pickers; off unless it is named"
    case .userAgent: "the marker in web views' user agent, where `bridge` has `userAgent`"
    case .scriptMessages: "messages of pages, where `bridge` has `scriptMessages`"
    }
  }
}
