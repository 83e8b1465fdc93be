/// A change of screens of a navigation controller, in progress.
final class StackChange {
  /// The controller that is covered, popped or replaced; `nil` if none was shown.
  let old: ViewController?
  /// The controller that is shown instead; `nil` if the stack became empty.
  let new: ViewController?
  /// The controllers to notify of their move at the end.
  let movers: Movers
  let isAnimated: Bool
  /// The stack before an interactive pop; `nil` for any other change (AP-15).
  let stackBeforeSwipe: [ViewController]?
  /// The progress of the finger, from 0 to 1.
  var fraction = 0.0
  var end: MainLoop.Token?
  /// The beginnings of the two controllers.
  var going: Beginning?
  var coming: Beginning?
  var isEnding = false

  init(
    old: ViewController?, new: ViewController?, movers: Movers, isAnimated: Bool,
    stackBeforeSwipe: [ViewController]?
  ) {
    (self.old, self.new, self.movers) = (old, new, movers)
    (self.isAnimated, self.stackBeforeSwipe) = (isAnimated, stackBeforeSwipe)
    going = Beginning.leaving(old)
    coming = new.map(Beginning.init)
  }
}
