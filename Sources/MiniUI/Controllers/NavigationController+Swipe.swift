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
    swipe.isEnding = true
    old.parent = self
    keep(before)
    let departure = Beginning.leaving(swipe.new)
    departure?.begin(false, animated: true)
    takeAway(swipe.new)
    departure?.end()
    unmark(swipe)
    shown = old
    comeBack(old, swipe)
    change = nil
    carryOutNext()
  }

  /// The old one appears again, unless the navigation controller has left the screen meanwhile.
  private func comeBack(_ old: ViewController, _ swipe: StackChange) {
    guard isContentOnScreen else { return swipe.going?.end() ?? () }
    let arrival = Beginning(of: old)
    arrival.begin(true, animated: true)
    join(old)
    arrival.end()
  }
}
