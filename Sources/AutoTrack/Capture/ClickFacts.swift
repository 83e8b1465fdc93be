import MiniUI

/// What the rules look at when an element was clicked.
struct ClickFacts {
  /// The element; nil for a dialog's button that is on no screen.
  let view: View?
  /// What was seen of the click.
  let origin: Origin
  /// The controller that counts as the screen.
  let screen: ViewController?
  /// What the app and the configuration say of the element.
  let element: KnownElement
  /// Whether the same view was clicked less than 100 ms before.
  let isRepeated: Bool
  /// Whether the touch behind it has given a click already, where that matters.
  let isSameTouch: Bool

  /// The ways in which a click is seen; each has rules of its own.
  enum Origin {
    /// An action, with the touch behind it; nil when code sent it.
    case action(Touch?)
    /// A recogniser whose targets are told.
    case gesture(RecognizedGesture)
    /// A list that tells its delegate, or whoever it has been passed on to.
    case row(ListSelection)
    /// A button of a dialog.
    case dialog
    /// The system's back button, with the touch behind its action; nil when code sent that.
    case backButton(Touch?)
    /// A tab, which has been selected.
    case tab
  }
}

extension TouchEvent {
  /// The touch that an action of a view stems from: the view's own, or else one that was lifted.
  ///
  /// An app that passes an event on to another control has a person's touch behind it, too.
  func touch(for view: View) -> Touch? {
    allTouches.first { $0.view === view } ?? allTouches.first { $0.phase == .ended }
      ?? allTouches.first
  }
}
