extension PresentationController {
  /// How long an animated transition takes.
  static let transitionDuration: Duration = .milliseconds(350)

  /// Presents at once what has to be there at once, and the rest when the transition ends.
  final func present(from presenter: ViewController, _ animated: Bool, _ completion: Block?) {
    guard let presented = presentedViewController else { return }
    let host = presentationStyle.isInContext ? presenter.view.superview : presenter.view.window
    join(presented, to: presenter)
    let going = coversPresenter ? Beginning.leaving(presenter) : nil
    going?.begin(false, animated: animated)
    let coming = Beginning(of: presented)
    coming.begin(true, animated: animated)
    install(presented.view, before: presenter, in: host)
    if coming.isCurrent { presented.announceIsAppearing() }
    afterTransition(animated) {
      self.finishPresenting(coming, going)
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
  ///
  /// One that its own callback dismisses turns the presenter round: that is no imbalance.
  private func finishPresenting(_ coming: Beginning, _ going: Beginning?) {
    if coversPresenter { takeOutPresenter() }
    phase = .presented
    [coming, going].compactMap(\.self).reportOvertaken()
    coming.end()
    going?.end()
    coming.controller.presentation.isBeingPresented = false
  }

  /// The views stand in the window, or over the view of the controller that defines the context.
  private func install(_ view: View, before presenter: ViewController, in host: View?) {
    guard let host, host.window != nil else { return }
    let views = template.build(in: process)
    let isInContext = presentationStyle.isInContext
    containerView = views.root
    views.root.frame = isInContext ? presenter.view.frame : host.bounds
    place(view, in: views)
    views.root.fillsSuperview = !isInContext
    isInContext && presenter.view.superview === host
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
