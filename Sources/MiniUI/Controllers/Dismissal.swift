/// A dismissal under way: all that leaves goes together, and the presenter comes back.
struct Dismissal {
  /// What leaves, topmost first.
  let leaving: [ViewController]
  /// Who presented the lowest of them.
  let presenter: ViewController
  /// Whether the topmost leaves animated; those below never do (AP-25).
  let isAnimated: Bool

  /// Tells those who leave, topmost first, and then the presenter, if it was covered (AP-21).
  func begin() {
    for controller in leaving {
      controller.presentation.isBeingDismissed = true
      controller.presentationController.phase = .dismissing
    }
    for (depth, controller) in leaving.enumerated() where controller.appearance != .disappeared {
      controller.beginAppearanceTransition(false, animated: isAnimated && depth == 0)
    }
    guard let lowest = leaving.last?.presentationController, lowest.mayBringBackPresenter else {
      return
    }
    presenter.beginAppearanceTransition(true, animated: isAnimated)
    lowest.bringBackPresenter()
    presenter.view.window?.layoutIfNeeded()
    presenter.announceIsAppearing()
  }

  /// Parts those who leave from the presenter, and only then tells anybody (AP-21).
  func finish() {
    for controller in leaving { controller.presentationController.tearDown() }
    presenter.endTransition(appearing: true)
    for controller in leaving { controller.endTransition(appearing: false) }
    for controller in leaving { controller.presentation.isBeingDismissed = false }
    for controller in leaving { controller.presentationController.hasLeft() }
  }
}
