import MiniUI

/// An element that was clicked, with what differs from one way of clicking to another.
struct Click {
  /// What was clicked.
  let element: Element
  /// The view of the element; nil for a dialog's button that is on no screen.
  let view: View?
  /// How it was seen.
  let origin: Origin
  /// The screen it counts for.
  let screen: ViewController?
  /// The touch that led to it, where one touch gives one click at most.
  let touch: TouchLog.Number?

  /// Takes what was seen, while the element is still as it was.
  init(
    of element: Element, _ origin: Origin, on screen: ViewController?, touch: TouchLog.Number?
  ) {
    view = element.view
    self.element = element
    self.origin = origin
    self.screen = screen
    self.touch = touch
  }

  /// What a person can click.
  enum Element {
    /// A view.
    case view(View)
    /// A cell of a list, which the app speaks of as the list.
    case row(View, of: View)
    /// A button of a dialog, whether or not a view shows it.
    indirect case button(DialogButton)

    fileprivate var view: View? {
      switch self {
      case .view(let view), .row(let view, _): view
      case .button(let button): button.view
      }
    }
  }

  /// The ways in which a click is seen; each has rules of its own.
  enum Origin {
    /// An action, with the touch behind it, nil when code sent it, and its selector.
    case action(Touch?, String)
    /// A recogniser whose targets are told.
    case gesture(RecognizedGesture)
    /// A list that tells its delegate, or whoever it has been passed on to.
    indirect case row(ListSelection)
    /// A button of a dialog.
    case dialog
    /// The system's back button, with the touch behind its action; nil when code sent that.
    case backButton(Touch?)
    /// A tab, which has been selected.
    case tab
    /// React Native, whose JavaScript has taken the touch.
    case react
    /// A person's click that has not been made; nothing in how it is seen speaks against it.
    case foreseen
  }

  /// The list that the element is a row or an item of; its type speaks for the row (SA-A09).
  var list: View? {
    switch element {
    case .row(_, let list): list
    case .view(let cell as ReusableView) where cell.indexPath != nil:
      sequence(first: cell, next: \.superview).first { $0 is ListView }
    case .view, .button: nil
    }
  }

  /// Whether the 100 ms rule holds: for controls and tabs only (SA-F12).
  var isControl: Bool {
    switch origin {
    case .action, .tab: true
    case .gesture, .row, .dialog, .backButton, .react, .foreseen: false
    }
  }
}

extension TouchEvent {
  /// The touch that an action of a view stems from: the view's own, or else one that was lifted.
  ///
  /// An app that passes an event on to another control has a person's touch behind it, too.
  func touch(for view: View) -> Touch? {
    firstTouch { $0.view === view } ?? firstTouch { $0.phase == .ended } ?? firstTouch { _ in true }
  }
}
