/// A change of screens of a navigation controller that is under way.
final class StackChange {
  /// Who is covered, popped or replaced; `nil` when nothing was shown.
  let old: ViewController?
  /// Who is shown instead; `nil` when the stack became empty.
  let new: ViewController?
  /// Who is told, at the end, that it has moved.
  let movers: Movers
  /// Whether it takes its time.
  let isAnimated: Bool
  /// What the stack was before a finger began to pop; `nil` unless a finger does (AP-15).
  let stackBeforeSwipe: [ViewController]?
  /// How far the finger has come, from 0 to 1.
  var fraction = 0.0
  /// The end that is scheduled.
  var end: MainLoop.Token?
  /// What it has begun for the two.
  var going: Beginning?
  var coming: Beginning?
  /// Whether the end is being carried out.
  var isEnding = false

  /// Begins nothing yet.
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
