extension Control {
  /// How far outside its bounds a finger may go before it counts as outside, in points (RC-13).
  static let slack = 70.0

  /// A control does not pass touches on (RC-2); it turns them into events (RC-11 to RC-15).
  static func defineTracking(_ methods: MethodList<Control>) {
    methods.define(.touchesBegan, Body { control, _, event, _ in control.begin(event) })
    methods.define(.touchesMoved, Body { control, _, event, _ in control.follow(event) })
    methods.define(.touchesEnded, Body { control, _, event, _ in control.finish(event) })
    methods.define(.touchesCancelled, Body { control, _, event, _ in control.abandon(event) })
  }

  private func begin(_ event: DynamicObject?) {
    guard isEnabled, let event = event as? TouchEvent, let touch = touch(in: event) else { return }
    isTracking = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  private func follow(_ event: DynamicObject?) {
    guard isTracking, let event = event as? TouchEvent, let touch = touch(in: event) else { return }
    let wasInside = isHighlighted
    isHighlighted = isInside(touch)
    switch (wasInside, isHighlighted) {
    case (true, true): sendActions(for: .touchDragInside, with: event)
    case (false, false): sendActions(for: .touchDragOutside, with: event)
    case (true, false):
      sendActions(for: .touchDragExit, with: event)
      sendActions(for: .touchDragOutside, with: event)
    case (false, true):
      sendActions(for: .touchDragEnter, with: event)
      sendActions(for: .touchDragInside, with: event)
    }
  }

  private func finish(_ event: DynamicObject?) {
    guard isTracking, let event = event as? TouchEvent, let touch = touch(in: event) else { return }
    let inside = isInside(touch)
    isTracking = false
    isHighlighted = false
    sendActions(for: inside ? eventsOfClick : .touchUpOutside, with: event)
  }

  private func abandon(_ event: DynamicObject?) {
    guard isTracking else { return }
    isTracking = false
    isHighlighted = false
    sendActions(for: .touchCancel, with: event as? TouchEvent)
  }

  private func touch(in event: TouchEvent) -> Touch? {
    event.allTouches.first { $0.view === self }
  }

  private func isInside(_ touch: Touch) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }
}
