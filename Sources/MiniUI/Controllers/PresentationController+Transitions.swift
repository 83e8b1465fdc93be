extension PresentationController {
  static let transitionDuration: Duration = .milliseconds(350)

  /// Begins a presentation and schedules its end.
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

  /// Runs a closure after the transition, at the earliest in the next turn of the main loop.
  ///
  /// New touches are ignored until then.
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

  /// Ends a presentation: the presented controller appears before the presenter disappears (AP-20).
  ///
  /// If the presented controller's own callback dismisses it, the presenter is reversed without a
  /// warning.
  private func finishPresenting(_ coming: Beginning, _ going: Beginning?) {
    if coversPresenter { takeOutPresenter() }
    phase = .presented
    [coming, going].compactMap(\.self).reportOvertaken()
    coming.end()
    going?.end()
    coming.controller.presentation.isBeingPresented = false
  }

  /// Installs the views in the window, or above the context's view.
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

  /// Removes the views and separates the two controllers.
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
