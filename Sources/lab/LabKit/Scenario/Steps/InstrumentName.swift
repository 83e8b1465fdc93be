/// The instruments that a configuration can switch, under the SDK's own names.
package enum InstrumentName: String, CaseIterable, Sendable {
  /// App start, end, foreground and background.
  case appLife
  /// Screens that appear and disappear.
  case screens
  /// Actions of controls, including tab and bar buttons.
  case controlActions
  /// Selections of rows and items.
  case rowSelections
  /// Actions of gesture recognisers.
  case gestures
  /// Choices in alerts.
  case alerts
  /// Choices in alert views and action sheets from before iOS 8.
  case dialogs
  /// The back button of a navigation bar.
  case backButton
  /// Selections of tabs.
  case tabs
  /// Touches, counted for `oneClickPerTouch`.
  case touches
  /// Touches handled by React Native's JavaScript.
  case reactTouches
  /// Scrolling by a person.
  case scrolling
  /// Page loads of web views, successful or failed.
  case webLoads
  /// Edits of text inputs, and of date pickers.
  case inputChanges
  /// The marker in the user agent of web views.
  case userAgent
  /// The script messages of pages.
  case scriptMessages
}

extension InstrumentName {
  /// The instrument's subject, for the reference.
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
