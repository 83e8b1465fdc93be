import MiniUI

/// An element that was clicked, with what differs from one way of clicking to another.
struct Click {
  /// The element; for a row its cell.
  let view: View
  /// How it was seen.
  let origin: ClickFacts.Origin
  /// The screen it counts for.
  let screen: ViewController?
  /// What was seen, in a few words.
  let subject: Decision.Subject
  /// `$element_type`, where it is not the element's own class.
  var type: String?
  /// `$element_content`, where somebody else knows it better than the element.
  var content: String?
  /// The view that the app has named, where it is not the element: for a row its list.
  var named: View?
  /// What was read earlier, when the element was still on the screen.
  var payload: ClickPayload?

  /// The view whose id is the element's.
  var identified: View { named ?? view }

  /// Whether the 100 ms rule holds: for controls and tabs only (SA-F12).
  var isControl: Bool {
    switch origin {
    case .action, .tab: true
    case .gesture, .row, .dialog, .backButton: false
    }
  }
}
