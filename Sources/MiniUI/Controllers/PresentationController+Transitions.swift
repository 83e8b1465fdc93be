extension PresentationController {
  /// How long an animated transition takes.
  static let transitionDuration: Duration = .milliseconds(350)

  /// Presents at once what has to be there at once, and the rest when the transition ends.
  final func present(from presenter: ViewController, _ animated: Bool, _ completion: Block?) {
    guard let presented = presentedViewController else { return }
    let covers = coversPresenter
    join(presented, to: presenter)
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    install(presented.view, before: presenter)
    presented.announceIsAppearing()
    afterTransition(animated) {
      self.finishPresenting(presented, presenter, covers)
      completion?()
    }
  }

  /// Runs something when a transition is over, at the soonest on the next turn of the main loop.
  ///
  /// No touch begins before.
  final func afterTransition(_ animated: Bool, _ body: @escaping () -> Void) {
    let duration = animated ? Self.transitionDuration : .zero
    process.application.ignoreTouches(for: duration)
    process.mainLoop.schedule(
      .transition, after: duration,
      name: "transition of \(presentedViewController?.class.name ?? "nothing")", body)
  }

  private func join(_ presented: ViewController, to presenter: ViewController) {
    phase = .presenting
    presenter.presentation.presented = presented
    presented.presentation.presenting = presenter
    presented.presentation.isBeingPresented = true
  }

  /// The presented one has appeared before the presenter has disappeared (AP-20).
  private func finishPresenting(
    _ presented: ViewController, _ presenter: ViewController, _ covers: Bool
  ) {
    if covers { takeOutPresenter() }
    phase = .presented
    presented.endTransition(appearing: true)
    if covers { presenter.endTransition(appearing: false) }
    presented.presentation.isBeingPresented = false
  }

  /// The views stand in the window, or over the view of the controller that defines the context.
  private func install(_ view: View, before presenter: ViewController) {
    let views = template.build(in: process)
    let isInContext = presentationStyle.isInContext
    let host = isInContext ? presenter.view.superview : presenter.view.window
    guard let host else { return }
    containerView = views.root
    views.root.frame = isInContext ? presenter.view.frame : host.bounds
    place(view, in: views)
    views.root.fillsSuperview = !isInContext
    isInContext
      ? host.insertSubview(views.root, above: presenter.view) : host.addSubview(views.root)
    host.layoutIfNeeded()
  }

  /// Takes the views away and parts the two controllers.
  final func tearDown() {
    guard let presented = presentedViewController else { return }
    presented.viewIfLoaded?.fillsSuperview = false
    presented.viewIfLoaded?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
    phase = .idle
    presented.presentation.presenting?.presentation.presented = nil
    presented.presentation.presenting = nil
  }
}
