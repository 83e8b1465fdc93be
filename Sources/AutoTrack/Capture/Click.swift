import MiniUI

/// An element that was clicked, with what differs from one way of clicking to another.
struct Click {
  /// What was clicked.
  let element: Element
  /// How it was seen.
  let origin: ClickFacts.Origin
  /// The screen it counts for.
  let screen: ViewController?
  /// What was seen, in a few words.
  let subject: Decision.Subject
  /// The touch that led to it, where one touch gives one click at most.
  var touch: TouchLog.Number?
  /// What was read earlier, when the element was still on the screen.
  var payload: ClickPayload?

  /// What a person can click.
  enum Element {
    /// A view.
    case view(View)
    /// A cell of a list, which the app speaks of as the list.
    case row(View, of: View)
    /// A button of a dialog, whether or not a view shows it.
    case button(DialogButton)
  }

  /// The view of the element; nil for a dialog's button that is on no screen.
  var view: View? {
    switch element {
    case .view(let view), .row(let view, _): view
    case .button(let button): button.view
    }
  }

  /// Whether the 100 ms rule holds: for controls and tabs only (SA-F12).
  var isControl: Bool {
    switch origin {
    case .action, .tab: true
    case .gesture, .row, .dialog, .backButton: false
    }
  }
}
