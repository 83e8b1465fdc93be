/// What a window's root is told, and what a controller is told whose view somebody moves.
extension ViewController {
  /// Fills a window and comes onto the screen: AP-2, with `viewDidAppear` on a later turn (AP-4).
  ///
  /// One that is covered by what it presents stays as it is (AP-20). Callbacks may take it out of
  /// the window again, or hide that.
  final func appear(in window: Window) {
    guard !isCovered else { return }
    _ = view
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

  /// Goes off the screen at once; the view stays in its window, which is hidden.
  final func disappear() { disappear {} }

  /// Stops being a window's root: the view leaves the window, and the screen if it was on it.
  final func leave(_ window: Window) {
    disappear { [self] in
      guard window.rootViewController !== self, viewIfLoaded?.superview === window else { return }
      viewIfLoaded?.removeFromSuperview()
    }
  }

  private func disappear(_ removeView: () -> Void) {
    guard isOnScreen else { return removeView() }
    deferredEnd = nil
    let departure = Beginning(of: self)
    departure.begin(false, animated: false)
    removeView()
    departure.end()
  }

  /// The view is about to enter or leave a window, with nobody in charge of it (AP-29).
  final func viewWillMove(to window: Window?) {
    let isAppearing = window != nil
    guard isAppearing ? appearsWithView : disappearsWithView else { return }
    deferredEnd = nil
    let beginning = Beginning(of: self)
    beginning.begin(isAppearing, animated: false)
    if beginning.isCurrent { transition?.followsView = true }
  }

  /// The view has entered or left its window, or a callback has kept it from that.
  final func viewDidMove() {
    guard let current = transition, current.followsView else { return }
    transition?.followsView = false
    let move = Beginning(of: self, in: current.number)
    guard current.isAppearing, viewIfLoaded?.window != nil else { return move.end() }
    viewIfLoaded?.layoutIfNeeded()
    announceIsAppearing()
    guard move.isCurrent else { return }
    if parent?.transition?.isAppearing == true {
      parent?.transition?.forwarded.append(move)
    } else {
      finishAppearingLater(move)
    }
  }

  /// Whether the controller appears because its view does: no container, no window shows it.
  private var appearsWithView: Bool {
    guard appearance == .disappeared, transition == nil else { return false }
    guard let parent else { return true }
    return parent.isOnScreen && parent.send(.forwardsAppearance)()
  }

  /// Whether the controller disappears because its view does; a parent may do that itself.
  private var disappearsWithView: Bool {
    isOnScreen && (parent?.send(.forwardsAppearance)() ?? true)
  }

  /// Ends the appearance that is under way on the next turn, unless it is turned round before.
  private func finishAppearingLater(_ arrival: Beginning) {
    let (number, reference) = (arrival.number, reference)
    deferredEnd = number
    process.mainLoop.schedule(.work, name: "viewDidAppear of \(self.class.name)") {
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
