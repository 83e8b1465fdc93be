/// How a root controller comes onto the screen of its window, and leaves it.
extension ViewController {
  /// The stages of being on the screen.
  public enum Appearance: Sendable {
    /// Not on the screen.
    case disappeared
    /// `viewWillAppear` has been called, `viewDidAppear` not yet.
    case appearing
    /// On the screen.
    case appeared
    /// `viewWillDisappear` has been called, `viewDidDisappear` not yet.
    case disappearing
  }

  static func defineAppearance(_ methods: MethodList<ViewController>) {
    for message: Message<BoolToVoid> in [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ] {
      methods.define(message, Body { _, _, _ in })
    }
  }

  /// Fills a window and comes onto the screen: AP-2, with `viewDidAppear` on a later turn (AP-4).
  final func appear(in window: Window) {
    let view = view
    appearance = .appearing
    send(.viewWillAppear)(false)
    view.frame = window.bounds
    if view.superview !== window { window.addSubview(view) }
    window.layoutIfNeeded()
    send(.viewIsAppearing)(false)
    process.mainLoop.schedule(.work, name: "viewDidAppear of \(self.class.name)") { [weak self] in
      self?.finishAppearing()
    }
  }

  private func finishAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    send(.viewDidAppear)(false)
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
    appearance = .disappearing
    send(.viewWillDisappear)(false)
    removeView()
    appearance = .disappeared
    send(.viewDidDisappear)(false)
  }
}
