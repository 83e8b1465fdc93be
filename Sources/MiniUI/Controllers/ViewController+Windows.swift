/// What a window's root is told, and what a controller is told whose view somebody moves.
extension ViewController {
  /// Fills a window and comes onto the screen: AP-2, with `viewDidAppear` on a later turn (AP-4).
  ///
  /// One that is covered by what it presents stays as it is (AP-20).
  final func appear(in window: Window) {
    guard !isCovered else { return }
    _ = view
    guard window.rootViewController === self else { return }
    beginAppearanceTransition(true, animated: false)
    view.frame = window.bounds
    if view.superview !== window { window.addSubview(view) }
    window.layoutIfNeeded()
    announceIsAppearing()
    finishAppearingLater()
  }

  /// Goes off the screen at once; the view stays in its window, which is hidden.
  final func disappear() { disappear {} }

  /// Stops being a window's root: the view leaves the window, and the screen if it was on it.
  final func leave(_ window: Window) {
    disappear { [self] in
      if viewIfLoaded?.superview === window { viewIfLoaded?.removeFromSuperview() }
    }
  }

  private func disappear(_ removeView: () -> Void) {
    guard appearance == .appeared || appearance == .appearing else { return removeView() }
    beginAppearanceTransition(false, animated: false)
    removeView()
    endAppearanceTransition()
  }

  /// The view is about to enter or leave a window, with nobody in charge of it (AP-29).
  final func viewWillMove(to window: Window?) {
    guard isOnItsOwn, (window == nil) == (appearance == .appeared) else { return }
    guard appearance == .appeared || appearance == .disappeared else { return }
    beginAppearanceTransition(window != nil, animated: false)
    transition?.followsView = true
  }

  /// The view has entered or left its window.
  final func viewDidMove() {
    guard let current = transition, current.followsView else { return }
    guard current.isAppearing else { return endAppearanceTransition() }
    viewIfLoaded?.layoutIfNeeded()
    announceIsAppearing()
    if parent?.transition == nil { finishAppearingLater() }
  }

  /// Whether no container and no window is moving this controller now.
  private var isOnItsOwn: Bool {
    guard transition == nil || transition?.followsView == true else { return false }
    guard let parent else { return true }
    guard parent.appearance == .appeared || parent.appearance == .appearing else { return false }
    return parent.send(.forwardsAppearance)()
  }

  /// Ends the appearance that is under way on the next turn, unless it is turned round before.
  private func finishAppearingLater() {
    appearanceNumber += 1
    let (number, reference) = (appearanceNumber, reference)
    process.mainLoop.schedule(.work, name: "viewDidAppear of \(self.class.name)") {
      guard let controller = reference.controller, number == controller.appearanceNumber,
        controller.transition?.isAppearing == true
      else { return }
      controller.endAppearanceTransition()
    }
  }
}
