/// A dismissal under way: all that leaves goes together, and the presenter comes back.
final class Dismissal {
  /// What leaves, topmost first.
  let leaving: [ViewController]
  /// Who presented the lowest of them.
  let presenter: ViewController
  /// Whether the topmost leaves animated; those below never do (AP-25).
  let isAnimated: Bool
  /// What the dismissal has begun for those who leave and for the presenter.
  private var departures: [Beginning] = []
  private var arrival: Beginning?

  /// Begins nothing yet.
  init(leaving: [ViewController], presenter: ViewController, isAnimated: Bool) {
    (self.leaving, self.presenter, self.isAnimated) = (leaving, presenter, isAnimated)
  }

  /// Tells those who leave, topmost first, and then the presenter, if it was covered (AP-21).
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

  /// The presenter's callback may take it off the screen again.
  private func bringBack(_ presentation: PresentationController) {
    let arrival = Beginning(of: presenter)
    self.arrival = arrival
    arrival.begin(true, animated: isAnimated)
    guard arrival.isCurrent, presentation.mayBringBackPresenter else { return }
    presentation.bringBackPresenter()
    presenter.view.window?.layoutIfNeeded()
    if arrival.isCurrent { presenter.announceIsAppearing() }
  }

  /// Parts those who leave from the presenter, and only then tells anybody (AP-21).
  func finish() {
    for controller in leaving { controller.presentationController.tearDown() }
    (departures + [arrival].compactMap(\.self)).reportOvertaken()
    arrival?.end()
    departures.forEach { $0.end() }
    for controller in leaving { controller.presentation.isBeingDismissed = false }
    for controller in leaving { controller.presentationController.hasLeft() }
  }
}
