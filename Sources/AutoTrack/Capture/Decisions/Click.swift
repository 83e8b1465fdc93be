import MiniUI

/// A click on an element, with its origin, screen and touch.
struct Click {
  let element: Element
  /// The view of the element; nil for a dialog's button that is not on the screen.
  let view: View?
  let origin: Origin
  let screen: ViewController?
  /// The number of its touch, for the limit of one click for each touch.
  let touch: TouchLog.Number?

  init(
    of element: Element, _ origin: Origin, on screen: ViewController?, touch: TouchLog.Number?
  ) {
    view = element.view
    self.element = element
    self.origin = origin
    self.screen = screen
    self.touch = touch
  }

  enum Element {
    case view(View)
    /// A cell of a list; events describe it with the list's type.
    case row(View, of: View)
    /// A button of a dialog, also if no view shows it.
    indirect case button(DialogButton)

    fileprivate var view: View? {
      switch self {
      case .view(let view), .row(let view, _): view
      case .button(let button): button.view
      }
    }
  }

  /// The ways in which a click is detected; each has its own rules.
  enum Origin {
    /// An action with its selector and touch; the touch is nil if code sent the action.
    case action(Touch?, String)
    /// A recogniser that is about to call its targets.
    case gesture(RecognizedGesture)
    /// A selection that a list reports to its delegate or to the receiver of a forwarded message.
    indirect case row(ListSelection)
    case dialog
    /// The system's back button with the touch of its action; nil if code sent the action.
    case backButton(Touch?)
    /// A tab, after its selection.
    case tab
    /// A touch that React Native's JavaScript handles.
    case react
    /// A predicted click; no rule for origins applies to it.
    case foreseen
  }

  /// The list of a row or an item; its class determines the row's type (SA-A09).
  var list: View? {
    switch element {
    case .row(_, let list): list
    case .view(let cell as ReusableView) where cell.indexPath != nil:
      sequence(first: cell, next: \.superview).first { $0 is ListView }
    case .view, .button: nil
    }
  }

  /// The class that `$element_type` names instead of the view's: of its list or its dialog.
  var typeClass: DynamicClass? {
    if case .button(let button) = element { button.dialog.class } else { list?.class }
  }

  /// True if the 100 ms rule applies: for controls and tabs only (SA-F12).
  var isControl: Bool {
    switch origin {
    case .action, .tab: true
    case .gesture, .row, .dialog, .backButton, .react, .foreseen: false
    }
  }
}

/// The views that were just clicked, for the 100 ms rule (SA-F08 to SA-F11).
///
/// Times are uptimes, which clock changes do not affect. Views are not retained, and an entry lasts
/// as long as a click could repeat it.
final class RepeatedClicks {
  /// The minimum time between two clicks of a view; at exactly this distance both count.
  static let interval: Duration = .milliseconds(100)

  @safe @exclusivity(unchecked) private var recent: [Click] = []

  private struct Click {
    let view: ObjectMark<View>
    var uptime: Duration
  }

  /// Returns true if a click of the view now would repeat its last one.
  func isRepeated(_ view: View, at uptime: Duration) -> Bool {
    place(of: view).map { Self.isRecent(recent[$0].uptime, at: uptime) } == true
  }

  /// Records a click of the view and evicts expired entries.
  func note(_ view: View, at uptime: Duration) {
    if let known = place(of: view) { return recent[known].uptime = uptime }
    recent.removeAll { !Self.isRecent($0.uptime, at: uptime) }
    recent.append(Click(view: ObjectMark(view), uptime: uptime))
  }

  private static func isRecent(_ click: Duration, at uptime: Duration) -> Bool {
    uptime - click < interval
  }

  private func place(of view: View) -> Int? {
    recent.indices.first { recent[$0].view.marks(view) }
  }
}

extension TouchEvent {
  /// Returns the touch behind a view's action: the view's own, or else one that was lifted.
  ///
  /// If an app forwards an event to another control, that control's action has a touch too.
  func touch(for view: View) -> Touch? {
    firstTouch { $0.view === view } ?? firstTouch { $0.phase == .ended } ?? firstTouch { _ in true }
  }
}
