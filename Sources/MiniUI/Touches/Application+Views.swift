/// The delivery of touches to views, after the recognisers and subject to them (GR-7, GR-8).
extension Application {
  /// Delivers a change of a touch to its view, unless a recogniser withholds it.
  func tellView(of touch: Touch, _ set: TouchSet, _ event: TouchEvent) {
    guard touch.delivery != .none, let view = touch.view, let message = touch.phase.message,
      !withholds(touch)
    else { return }
    touch.delivery = touch.isOver ? .none : .begun
    view.send(message)(set, event)
  }

  /// Takes a touch from its view, which gets a cancellation if it had received the beginning.
  func takeFromView(_ touch: Touch) {
    let delivery = touch.delivery
    touch.delivery = .none
    stopWithholding(touch)
    if delivery == .begun { tellLate(.cancelled, of: touch) }
  }

  /// Delivers the withheld touches that no recogniser withholds any more.
  func releaseTouches() {
    guard !withheldTouches.isEmpty, let gestureArena else { return }
    for touch in withheldTouches {
      if touch.phase == .cancelled, touch.delivery == .due { takeFromView(touch) }
      if let start = touch.withheldStart,
        !gestureArena.withholds(touch, \.delaysTouchesBegan)
      {
        touch.withheldStart = nil
        // Set before the message, whose receiver may take the touch away.
        touch.delivery = .begun
        tellStart(of: touch, start)
      }
      let isEndDue = !gestureArena.withholds(touch, \.delaysTouchesEnded)
      if touch.delivery == .begun, touch.isEndWithheld, isEndDue {
        touch.delivery = .none
        tellLate(.ended, of: touch)
      }
      if touch.withheldStart == nil, touch.delivery == .none || !touch.isEndWithheld {
        stopWithholding(touch)
      }
    }
  }

  private func withholds(_ touch: Touch) -> Bool {
    guard let gestureArena, touch.phase != .cancelled else {
      stopWithholding(touch)
      // A view that never received the touch does not receive its cancellation either.
      return touch.delivery == .due && touch.phase == .cancelled
    }
    switch touch.phase {
    case .began:
      guard gestureArena.withholds(touch, \.delaysTouchesBegan) else { return false }
      touch.withheldStart = (touch.screenLocation, touch.timestamp)
      withheldTouches = withheldTouches + [touch]
      return true
    case .ended:
      guard touch.withheldStart != nil || gestureArena.withholds(touch, \.delaysTouchesEnded) else {
        return false
      }
      touch.isEndWithheld = true
      if touch.withheldStart == nil { withheldTouches = withheldTouches + [touch] }
      return true
    default: return touch.withheldStart != nil
    }
  }

  private func stopWithholding(_ touch: Touch) {
    guard !withheldTouches.isEmpty else { return }
    (touch.withheldStart, touch.isEndWithheld) = (nil, false)
    withheldTouches = withheldTouches.filter { $0 !== touch }
  }

  /// Delivers a late beginning with the original place and time (GR-8).
  private func tellStart(of touch: Touch, _ start: (place: Point, time: Duration)) {
    let now = (touch.screenLocation, touch.timestamp)
    (touch.screenLocation, touch.timestamp) = start
    tellLate(.began, of: touch)
    (touch.screenLocation, touch.timestamp) = now
  }

  /// Delivers a phase other than that of the current event.
  private func tellLate(_ phase: Touch.Phase, of touch: Touch) {
    guard let view = touch.view, let message = phase.message else { return }
    let present = touch.phase
    touch.phase = phase
    withEvent { event in
      event.allTouches = [touch]
      withSet(of: touch) { set in view.send(message)(set, event) }
    }
    touch.phase = present
  }
}
