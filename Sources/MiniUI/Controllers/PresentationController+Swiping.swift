/// The interactive dismissal of a sheet (AP-24), driven by the recogniser of the swipe.
extension PresentationController {
  /// Begins to drag the sheet, after asking and notifying the delegate.
  ///
  /// If the dismissal is not allowed, the sheet stays, and the end of the swipe counts as an
  /// attempt.
  ///
  /// - Returns: True if the sheet follows; false for other styles and for a presenter of another
  ///   screen.
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

  /// Finishes the drag: dismisses the sheet, or notifies the delegate of the attempt.
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

  /// Cancels the drag: the sheet reappears without a dismissal callback.
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
