/// The interactive pop with a finger from the edge of the screen (AP-15, AP-16).
///
/// The driver of the gesture calls begin, any number of updates, and then finish or cancel.
extension NavigationController {
  /// True if a finger may pop now.
  ///
  /// Not at the root, not during a change, and not if a left bar button replaces the back button
  /// (NB-3).
  public final var allowsInteractivePop: Bool {
    change == nil && stack.count > 1 && appearance == .appeared && shown === stack.last
      && navigationBar.showsBackButton
  }

  /// Begins a pop through the `popViewControllerAnimated:` message; false if it is not allowed.
  @discardableResult
  public final func beginInteractivePop() -> Bool {
    guard allowsInteractivePop else { return false }
    stackBeforeSwipe = stack
    popViewController(animated: true)
    stackBeforeSwipe = nil
    return change?.stackBeforeSwipe != nil
  }

  /// Updates the progress of the finger, from 0 to 1.
  ///
  /// NaN counts as 0; other values are clamped.
  public final func updateInteractivePop(_ fraction: Double) {
    change?.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// Lets the pop finish in the rest of its duration (AP-15, T158).
  public final func finishInteractivePop() {
    guard let swipe = change, swipe.stackBeforeSwipe != nil, swipe.end == nil else { return }
    endTransition(after: 1 - swipe.fraction) { self.finish() }
  }

  /// Lets the screen slide back; both controllers are then reversed (AP-15, T157).
  public final func cancelInteractivePop() {
    guard let swipe = change, swipe.stackBeforeSwipe != nil, swipe.end == nil else { return }
    endTransition(after: swipe.fraction) { self.turnBack() }
  }

  /// Restores the stack without did-move and without delegate callbacks (AP-36).
  private func turnBack() {
    guard let swipe = change, let before = swipe.stackBeforeSwipe, let old = swipe.old else {
      return
    }
    // A callback has changed the stack meanwhile, so the pop cannot be undone.
    guard stack.elementsEqual(before.dropLast(), by: ===) else { return finish() }
    swipe.isEnding = true
    // Restored without callbacks, because no controller has moved in the end.
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

  /// Shows the old controller again, unless the container has left the screen meanwhile.
  private func comeBack(_ old: ViewController, _ swipe: StackChange) {
    guard isContentOnScreen else { return swipe.going?.end() ?? () }
    let arrival = Beginning(of: old)
    arrival.begin(true, animated: true)
    join(old)
    arrival.end()
  }
}

/// The driver of the swipe back: the private `_UINavigationInteractiveTransition`.
///
/// It is target and delegate of the recogniser at the left edge, as in UIKit (AP-15).
final class InteractivePop: DynamicObject {
  private weak var navigation: NavigationController?

  override class var classDefinition: ClassDefinition {
    ClassDefinition(InteractivePop.self, name: "_UINavigationInteractiveTransition") { methods in
      methods.define(.gestureRecognizerShouldBegin) { pop, _, _ in
        pop.navigation?.allowsInteractivePop == true
      }
      methods.define(.handleNavigationTransition) { pop, pan, _ in
        if let pan = pan as? PanGestureRecognizer { pop.follow(pan) }
      }
    }
  }

  /// Makes the recogniser for a navigation controller's view.
  func makeRecognizer(for navigation: NavigationController) -> ScreenEdgePanGestureRecognizer {
    self.navigation = navigation
    let pan = ScreenEdgePanGestureRecognizer(
      target: self, action: SelectorID(.`handleNavigationTransition:`), in: process)
    pan.edges = .left
    pan.delegate = self
    return pan
  }

  private func follow(_ pan: PanGestureRecognizer) {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    let fraction = max(0, pan.translation(in: view).x / max(view.bounds.width, 1))
    switch pan.state {
    case .began:
      navigation.beginInteractivePop()
      navigation.updateInteractivePop(fraction)
    case .changed: navigation.updateInteractivePop(fraction)
    case .ended: decide(fraction, pan.velocity(in: view).x)
    case .cancelled: navigation.cancelInteractivePop()
    case .possible, .failed: break
    }
  }

  /// Finishes or cancels: a fast finger decides by its direction, a slow one by its position.
  private func decide(_ fraction: Double, _ speed: Double) {
    let goesOn = abs(speed) >= PanGestureRecognizer.decidingSpeed ? speed > 0 : fraction > 0.5
    goesOn ? navigation?.finishInteractivePop() : navigation?.cancelInteractivePop()
  }
}
