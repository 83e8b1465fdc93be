/// How fingers reach the recognisers: before their view, from the hit view up (GR-4).
extension GestureArena {
  /// Hands a change of a finger to everybody who follows it.
  func receive(_ touch: Touch, _ set: TouchSet, _ event: TouchEvent) {
    isReceiving = true
    if touch.phase == .began { admit(touch) }
    if !entrants.isEmpty, let message = touch.phase.message {
      for entrant in entrants where entrant.follows(touch) {
        guard !entrant.recognizer.currentState.isOver else { continue }
        entrant.recognizer.send(message)(set, event)
      }
      if touch.isOver { conclude(touch) }
    }
    isReceiving = false
    application.releaseTouches()
  }

  /// Lets in whoever wants to follow a new finger; each delegate is asked once (GR-5).
  private func admit(_ touch: Touch) {
    var next = touch.view
    while let view = next {
      for recognizer in view.gestureRecognizers where takes(recognizer, touch) {
        entrant(of: recognizer).follow(touch)
      }
      next = view.superview
    }
  }

  private func takes(_ recognizer: GestureRecognizer, _ touch: Touch) -> Bool {
    recognizer.isUsable && !recognizer.currentState.isOver
      && recognizer.entrant?.wanted != .ended && recognizer.entrant?.follows(touch) != true
      && recognizer.wants(touch) && recognizer.mayReceive(touch)
  }

  /// A finger is gone: who has none left and has found nothing has failed.
  private func conclude(_ touch: Touch) {
    for entrant in entrants where entrant.follows(touch) && entrant.touches.allSatisfy(\.isOver) {
      if entrant.isUndecided, entrant.wanted != .ended, !entrant.recognizer.isWaitingForTouches {
        go(entrant, to: .failed, because: .fingersLifted)
      }
      if entrant.recognizer.currentState.isOver { scheduleTurn() }
    }
  }

  /// Whether a view has to wait for a finger, or for its end, until somebody has failed (GR-8).
  func withholds(_ touch: Touch, _ delay: KeyPath<GestureRecognizer, Bool>) -> Bool {
    entrants.contains { entrant in
      entrant.isUndecided && entrant.recognizer[keyPath: delay] && entrant.follows(touch)
    }
  }

  /// Whether somebody outside a view that goes away still follows a finger on it.
  func isFollowed(_ touch: Touch, outside view: View) -> Bool {
    entrants.contains { entrant in
      entrant.follows(touch) && !entrant.recognizer.currentState.isOver
        && entrant.recognizer.view?.isDescendant(of: view) == false
    }
  }

  /// Ends what recognisers of a view that goes away make of a finger (HT-7).
  func dismiss(_ touch: Touch, in view: View) {
    for entrant in entrants
    where entrant.follows(touch) && entrant.recognizer.view?.isDescendant(of: view) == true {
      dismiss(entrant)
    }
  }
}
