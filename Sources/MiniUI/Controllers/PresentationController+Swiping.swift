/// A person swipes a sheet down: AP-24. What recognises the swipe calls these three.
extension PresentationController {
  /// The sheet begins to follow a finger; the delegate is asked, and told, first.
  ///
  /// Where it may not be dismissed it stays, and the end of the swipe is an attempt.
  ///
  /// - Returns: Whether the sheet follows; no for what is no sheet, or presents another screen.
  @discardableResult
  public final func beginInteractiveDismissal() -> Bool {
    guard let presented = presentedViewController, let presenter = presentingViewController,
      isSheet, isAtRest, presented.presentation.presented == nil
    else { return false }
    guard !presented.isModalInPresentation, delegateAllowsDismissal else {
      phase = .refusing
      return false
    }
    answers.tell(.presentationControllerWillDismiss, self)
    let dismissal = Dismissal(leaving: [presented], presenter: presenter, isAnimated: true)
    dismissal.begin()
    (phase, swipe) = (.swiped, dismissal)
    return true
  }

  /// The finger has gone far enough: the sheet leaves, or the delegate hears of the attempt.
  public final func finishInteractiveDismissal() {
    if phase == .refusing {
      phase = .presented
      return answers.tell(.presentationControllerDidAttemptToDismiss, self)
    }
    guard let swipe = takeSwipe() else { return }
    phase = .dismissing
    afterTransition(true) {
      swipe.finish()
      self.answers.tell(.presentationControllerDidDismiss, self)
    }
  }

  /// The finger has come back: the sheet appears again, and nobody hears of a dismissal.
  public final func cancelInteractiveDismissal() {
    if phase == .refusing { phase = .presented }
    guard takeSwipe() != nil, let presented = presentedViewController else { return }
    phase = .presenting
    presented.presentation.isBeingDismissed = false
    let arrival = Beginning(of: presented)
    arrival.begin(true, animated: true)
    afterTransition(true) {
      self.phase = .presented
      arrival.end()
    }
  }

  private func takeSwipe() -> Dismissal? {
    defer { swipe = nil }
    return swipe
  }
}
