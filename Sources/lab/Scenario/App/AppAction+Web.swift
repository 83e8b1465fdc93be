import MiniUI

extension AppAction {
  /// A page that code loads into a web view.
  package struct PageLoad: Sendable {
    /// Where the page is.
    package let address: String
    /// The web view.
    package let view: Located<ElementSelector>
  }

  /// What an app decides about a navigation of one of its web views.
  package enum Decision: String, CaseIterable, Sendable {
    /// The navigation goes on.
    case allow
    /// It does not.
    case cancel
    /// The tracker is asked: what it takes is cancelled, all else goes on.
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
        "JavaScript of React Native takes a touch on an element, which is named by its `tag`."),
      make: { .reactTouch($0) }),
  ]
}
