/// A dismissal in progress: all leaving controllers go together, and the presenter comes back.
final class Dismissal {
  let leaving: [ViewController]
  let presenter: ViewController
  /// True if the topmost leaves animated; those below never do (AP-25).
  let isAnimated: Bool
  /// The beginnings of the leaving controllers.
  private var departures: [Beginning] = []
  private var arrival: Beginning?

  init(leaving: [ViewController], presenter: ViewController, isAnimated: Bool) {
    (self.leaving, self.presenter, self.isAnimated) = (leaving, presenter, isAnimated)
  }

  /// Begins the disappearances, topmost first, then a covered presenter's appearance (AP-21).
  func begin() {
    for controller in leaving {
      controller.presentation.isBeingDismissed = true
      controller.presentationController.phase = .dismissing
    }
    for (depth, controller) in leaving.enumerated() {
      guard let departure = Beginning.leaving(controller) else { continue }
      departures.append(departure)
      departure.begin(false, animated: isAnimated && depth == 0)
    }
    guard let lowest = leaving.last?.presentationController, lowest.mayBringBackPresenter else {
      return
    }
    bringBack(lowest)
  }

  /// Shows the presenter again, unless a callback takes it off the screen.
  private func bringBack(_ presentation: PresentationController) {
    let arrival = Beginning(of: presenter)
    self.arrival = arrival
    arrival.begin(true, animated: isAnimated)
    guard arrival.isCurrent, presentation.mayBringBackPresenter else { return }
    presentation.bringBackPresenter()
    presenter.view.window?.layoutIfNeeded()
    if arrival.isCurrent { presenter.announceIsAppearing() }
  }

  /// Separates the controllers from the presenter, and only then runs the end callbacks (AP-21).
  func finish() {
    for controller in leaving { controller.presentationController.tearDown() }
    (departures + [arrival].compactMap(\.self)).reportOvertaken()
    arrival?.end()
    departures.forEach { $0.end() }
    for controller in leaving { controller.presentation.isBeingDismissed = false }
    for controller in leaving { controller.presentationController.hasLeft() }
  }
}

extension ViewController {
  /// Finds the presenter and dismisses all that it presents (AP-25).
  ///
  /// If no controller presents, the completion runs at once.
  final func dismissNearest(_ animated: Bool, _ completion: Block?) {
    let containers = presentingContainers
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
