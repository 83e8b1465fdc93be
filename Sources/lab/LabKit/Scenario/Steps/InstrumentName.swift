/// The instruments that a configuration can switch, under the SDK's own names.
package enum InstrumentName: String, CaseIterable, Sendable {
  /// App start, end, foreground and background.
  case appLife
  case screens
  /// Actions of controls, including tab and bar buttons.
  case controlActions
  /// Selections of rows and items.
  case rowSelections
  case gestures
  case alerts
  /// Choices in alert views and action sheets from before iOS 8.
  case dialogs
  case backButton
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
  case scriptMessages
}

extension InstrumentName {
  /// The instrument's subject, for the reference.
  var meaning: String {
    switch self {
    case .appLife: "start, end, foreground and background"
    case .screens: "screens that appear and disappear"
    case .controlActions: "actions of controls, tab and bar buttons included"
    case .rowSelections: "selections of rows and items"
    case .gestures: "actions of gesture recognisers"
    case .alerts: "choices in alerts"
    case .dialogs: "choices in alert views and older action sheets"
    case .backButton: "the back button of a navigation bar"
    case .tabs: "selections of tabs"
    case .touches: "touches, which are counted for `oneClickPerTouch`"
    case .reactTouches: "touches that React Native's JavaScript handles"
    case .scrolling: "scrolling by the user; off unless it is named"
    case .webLoads: "loads of pages in web views, failed ones included; off unless it is named"
    case .inputChanges: "edits of texts and date pickers; off unless it is named"
    case .userAgent: "the marker in web views' user agent, where `bridge` has `userAgent`"
    case .scriptMessages: "messages of pages, where `bridge` has `scriptMessages`"
    }
  }
}
