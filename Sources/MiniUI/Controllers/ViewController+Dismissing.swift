extension ViewController {
  /// Finds the presenter and dismisses all that it presents (AP-25).
  ///
  /// If no controller presents, the completion runs at once.
  final func dismissNearest(_ animated: Bool, _ completion: Block?) {
    if let presenter = containers.first(where: { $0.presentation.presented != nil }) {
      presenter.dismissPresented(animated, completion)
    } else if let presenter = presentingViewController {
      presenter.send(.dismissViewController)(animated, completion)
    } else {
      completion?()
    }
  }

  private func dismissPresented(_ animated: Bool, _ completion: Block?) {
    let leaving = presentedChain
    guard let top = leaving.first, leaving.allSatisfy(\.presentationController.isAtRest) else {
      return warn(
        "Attempt to dismiss from view controller \(bracketed) "
          + "while a presentation or dismiss is in progress!")
    }
    let dismissal = Dismissal(leaving: leaving, presenter: self, isAnimated: animated)
    dismissal.begin()
    top.presentationController.afterTransition(animated) {
      dismissal.finish()
      completion?()
    }
  }

  /// True if the view is out of the window because a presented controller covers it.
  final var isCovered: Bool {
    presentation.presented?.presentationController.hasTakenOutPresenter == true
  }

  /// The controllers presented from this one on, topmost first.
  private var presentedChain: [ViewController] {
    Array(
      sequence(state: self) { controller in
        guard let next = controller.presentation.presented else { return nil }
        controller = next
        return next
      }
    ).reversed()
  }
}
