package import LabLanguage
import MiniUI

extension AppAction {
  /// A page that code loads into a web view.
  package struct PageLoad: Sendable {
    /// The page's address.
    package let address: String
    /// The web view.
    package let view: Located<ElementSelector>
  }

  /// An app's decision on a navigation of one of its web views.
  package enum Decision: String, CaseIterable, Sendable {
    /// Continues the navigation.
    case allow
    /// Cancels the navigation.
    case cancel
    /// Asks the tracker: the navigations that it handles are cancelled, all others continue.
    case askTracker
  }

  /// The actions around web views and React Native.
  static let web: [Fields<AppAction>] = [
    Fields(
      Fields.required("load", Reader<String>.string, "Loads an address into a web view."),
      Fields.required("in", ElementSelector.reader.located, "The web view."),
      make: { .load(PageLoad(address: $0, view: $1)) }),
    Fields(
      Fields.required(
        "decide", Reader<Decision>.word,
        "In `webView:decidePolicyForNavigationAction:decisionHandler:`: calls the handler."),
      make: { .decide($0) }),
    Fields(
      Fields.required(
        "reactTouch", ElementSelector.reader.located,
        "React Native's JavaScript handles a touch on an element, which has its `tag`."),
      make: { .reactTouch($0) }),
  ]
}
