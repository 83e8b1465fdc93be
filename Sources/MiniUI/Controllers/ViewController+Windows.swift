/// The transitions of window roots, and of controllers whose view the app moves.
extension ViewController {
  /// Fills a window and appears (AP-2), with `viewDidAppear` in a later turn (AP-4).
  ///
  /// A controller covered by its own presentation stays unchanged (AP-20). A callback may remove it
  /// from the window again, or hide the window.
  final func appear(in window: Window) {
    guard !isCovered else { return }
    _ = view
    // `viewDidLoad` may have replaced the root controller or hidden the window.
    guard isShown(in: window), !isOnScreen else { return }
    let arrival = Beginning(of: self)
    arrival.begin(true, animated: false)
    guard isShown(in: window) else { return }
    view.frame = window.bounds
    if view.superview !== window { window.addSubview(view) }
    window.layoutIfNeeded()
    if arrival.isCurrent { announceIsAppearing() }
    if isShown(in: window), deferredEnd == nil { finishAppearingLater(arrival) }
  }

  private func isShown(in window: Window) -> Bool {
    window.rootViewController === self && !window.isHidden
  }

  /// Disappears at once; the view stays in its hidden window.
  final func disappear() { disappear {} }

  /// Removes this root's view from its window, with a disappearance if it was visible.
  ///
  /// The presentations in progress over it and its children end first.
  final func leave(_ window: Window) {
    if let view = viewIfLoaded { cutPresentationsShort(leavingWith: view) }
    disappear { [self] in
      guard window.rootViewController !== self, viewIfLoaded?.superview === window else { return }
      viewIfLoaded?.removeFromSuperview()
    }
  }

  /// Ends the presentations in progress whose presenters leave the window with a root's view.
  ///
  /// A presented controller whose views are in the window itself stays with all that it presents.
  private func cutPresentationsShort(leavingWith root: View) {
    for child in children { child.cutPresentationsShort(leavingWith: root) }
    guard let presented = presentation.presented,
      let controller = presented.presentation.controller,
      controller.phase == .presenting || controller.containerView?.isDescendant(of: root) == true
    else { return }
    presented.cutPresentationsShort(leavingWith: root)
    controller.cutShort()
  }

  private func disappear(_ removeView: () -> Void) {
    // Also if a presentation made it disappear before the end of its appearance.
    deferredEnd = nil
    guard isOnScreen else { return removeView() }
    let departure = Beginning(of: self)
    departure.begin(false, animated: false)
    removeView()
    departure.end()
  }

  /// Begins a transition for a view that the app itself moves into or out of a window (AP-29).
  final func viewWillMove(to window: Window?) {
    let isAppearing = window != nil
    guard isAppearing ? appearsWithView : disappearsWithView else { return }
    deferredEnd = nil
    let beginning = Beginning(of: self)
    beginning.begin(isAppearing, animated: false)
    if beginning.isCurrent { transition?.followsView = true }
  }

  /// Continues after the view has moved, or after a callback has prevented the move.
  final func viewDidMove() {
    guard let current = transition, current.followsView else { return }
    transition?.followsView = false
    let move = Beginning(of: self, in: current.number)
    guard current.isAppearing, viewIfLoaded?.window != nil else { return move.end() }
    viewIfLoaded?.layoutIfNeeded()
    announceIsAppearing()
    guard move.isCurrent else { return }
    // The parent is still appearing, and its end also ends this appearance (AP-29).
    if parent?.transition?.isAppearing == true {
      parent?.transition?.forwarded.append(move)
    } else {
      finishAppearingLater(move)
    }
  }

  /// True if the controller appears with its view: no container or window manages it.
  private var appearsWithView: Bool {
    guard appearance == .disappeared, transition == nil else { return false }
    guard let parent else { return true }
    return parent.isOnScreen && parent.send(.forwardsAppearance)()
  }

  /// True if the controller disappears with its view; a parent may do this itself.
  private var disappearsWithView: Bool {
    isOnScreen && (parent?.send(.forwardsAppearance)() ?? true)
  }

  /// Ends the current appearance in the next turn, unless it is reversed before.
  private func finishAppearingLater(_ arrival: Beginning) {
    let (number, reference) = (arrival.number, reference)
    deferredEnd = number
    process.mainLoop.schedule(.work, name: "viewDidAppear of \(self.class.name)") {
      // Unretained: the controller may be freed before the turn runs.
      guard let controller = reference.controller, controller.deferredEnd == number else { return }
      controller.finishAppearing()
    }
  }

  private func finishAppearing() {
    guard let number = deferredEnd else { return }
    deferredEnd = nil
    let arrival = Beginning(of: self, in: number)
    if parent == nil { [arrival].reportOvertaken() }
    arrival.end()
  }
}
