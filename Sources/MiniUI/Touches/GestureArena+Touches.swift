/// The delivery of touches to recognisers, from the hit view up, before the view (GR-4).
extension GestureArena {
  /// Delivers a change of a touch to the recognisers that follow it.
  func receive(_ touch: Touch, _ set: TouchSet, _ event: TouchEvent) {
    // Withheld touches are released at the end, after every recogniser has received the event.
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

  /// Adds a new touch to the recognisers that accept it; each delegate is asked once (GR-5).
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

  /// Fails the undecided recognisers whose last finger was lifted.
  private func conclude(_ touch: Touch) {
    for entrant in entrants where entrant.follows(touch) && entrant.touches.allSatisfy(\.isOver) {
      if entrant.isUndecided, entrant.wanted != .ended, !entrant.recognizer.isWaitingForTouches {
        go(entrant, to: .failed, because: .fingersLifted)
      }
      if entrant.recognizer.currentState.isOver { scheduleTurn() }
    }
  }

  /// True if an undecided recogniser delays the beginning or end of a touch (GR-8).
  func withholds(_ touch: Touch, _ delay: KeyPath<GestureRecognizer, Bool>) -> Bool {
    entrants.contains { entrant in
      entrant.isUndecided && entrant.recognizer[keyPath: delay] && entrant.follows(touch)
    }
  }

  /// True if a recogniser outside the removed view still follows the touch.
  func isFollowed(_ touch: Touch, outside view: View) -> Bool {
    entrants.contains { entrant in
      entrant.follows(touch) && !entrant.recognizer.currentState.isOver
        && entrant.recognizer.view?.isDescendant(of: view) == false
    }
  }

  /// Ends the gestures of a removed view's recognisers with the touch (HT-7).
  func dismiss(_ touch: Touch, in view: View) {
    for entrant in entrants
    where entrant.follows(touch) && entrant.recognizer.view?.isDescendant(of: view) == true {
      dismiss(entrant)
    }
  }
}
