import MiniUI

/// What the rules look at when an action was seen.
struct ClickFacts {
  /// The sender of the action.
  let view: View
  /// The touch behind the action; nil when code sent it.
  let touch: Touch?
  /// The controller that counts as the screen.
  let screen: ViewController?
  /// Whether the same view was clicked less than 100 ms before.
  let isRepeated: Bool
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
