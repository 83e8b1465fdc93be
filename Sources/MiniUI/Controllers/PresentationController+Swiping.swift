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

/// The finger that drags a sheet down and so dismisses it (AP-24).
extension PresentationController {
  static func defineFollowing(_ methods: MethodList<PresentationController>) {
    methods.define(.gestureRecognizerShouldBegin) { controller, pan, _ in
      guard let pan = pan as? PanGestureRecognizer else { return false }
      let movement = pan.translation(in: nil)
      return controller.isAtRest && movement.y > abs(movement.x)
    }
    methods.define(.handlePan) { controller, pan, _ in
      if let pan = pan as? PanGestureRecognizer { controller.follow(pan) }
    }
  }

  /// Adds the recogniser for drags of a sheet to its container view.
  final func addPan(to view: View) {
    let pan = PanGestureRecognizer(
      target: self, action: SelectorID(.`handlePan:`), in: process)
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  private func follow(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began: beginInteractiveDismissal()
    case .ended: decide(pan)
    case .cancelled: cancelInteractiveDismissal()
    case .possible, .changed, .failed: break
    }
  }

  /// Finishes or cancels: a fast finger decides by its direction, a slow one by its position.
  private func decide(_ pan: PanGestureRecognizer) {
    let speed = pan.velocity(in: nil).y
    let height = presentedViewController?.viewIfLoaded?.bounds.height ?? 0
    let isQuick = abs(speed) >= PanGestureRecognizer.decidingSpeed
    let goesOn = isQuick ? speed > 0 : pan.translation(in: nil).y > height / 2
    goesOn ? finishInteractiveDismissal() : cancelInteractiveDismissal()
  }
}
