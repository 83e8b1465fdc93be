/// Going back with a finger from the edge of the screen: AP-15 and AP-16.
///
/// Whoever follows the finger calls begin, any number of updates, and then finish or cancel.
extension NavigationController {
  /// Whether a finger may pop: not the root, not during a change, and not where the item on the
  /// left takes the place of the back button (NB-3).
  public final var allowsInteractivePop: Bool {
    change == nil && stack.count > 1 && appearance == .appeared && shown === stack.last
      && navigationBar.showsBackButton
  }

  /// Begins to pop, with the `popViewControllerAnimated:` message; false where it is not allowed.
  @discardableResult
  public final func beginInteractivePop() -> Bool {
    guard allowsInteractivePop else { return false }
    stackBeforeSwipe = stack
    popViewController(animated: true)
    stackBeforeSwipe = nil
    return change?.stackBeforeSwipe != nil
  }

  /// Says how far the finger has come, from 0 to 1.
  ///
  /// What is no number counts as nothing, and what lies outside of 0…1 as its end.
  public final func updateInteractivePop(_ fraction: Double) {
    change?.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// Lets the pop go to its end, which takes the rest of the time (AP-15, T158).
  public final func finishInteractivePop() {
    guard let swipe = change, swipe.stackBeforeSwipe != nil, swipe.end == nil else { return }
    endTransition(after: 1 - swipe.fraction) { [weak self] in self?.finish() }
  }

  /// Lets the screen slide back, and then both controllers turn round (AP-15, T157).
  public final func cancelInteractivePop() {
    guard let swipe = change, swipe.stackBeforeSwipe != nil, swipe.end == nil else { return }
    endTransition(after: swipe.fraction) { [weak self] in self?.turnBack() }
  }

  /// The stack is as before, nobody has moved, and the delegate is told nothing (AP-36).
  private func turnBack() {
    guard let swipe = change, let before = swipe.stackBeforeSwipe, let old = swipe.old else {
      return
    }
    guard stack.elementsEqual(before.dropLast(), by: ===) else { return finish() }
    old.parent = self
    keep(before)
    swipe.new?.beginAppearanceTransition(false, animated: true)
    takeAway(swipe.new)
    swipe.new?.endAppearanceTransition()
    unmark(swipe)
    shown = old
    old.beginAppearanceTransition(true, animated: true)
    old.endAppearanceTransition()
    change = nil
    carryOutNext()
  }
}
