extension Control {
  /// How far outside its bounds a finger may go before it counts as outside, in points (RC-13).
  static let slack = 70.0

  /// A control does not pass touches on (RC-2); it turns them into events (RC-11 to RC-14).
  static func defineTracking(_ methods: MethodList<Control>) {
    methods.define(
      .touchesBegan, Body { control, touches, event, _ in control.begin(touches, event) })
    methods.define(
      .touchesMoved, Body { control, touches, event, _ in control.follow(touches, event) })
    methods.define(
      .touchesEnded, Body { control, touches, event, _ in control.finish(touches, event) })
    methods.define(
      .touchesCancelled, Body { control, touches, event, _ in control.abandon(touches, event) })
  }

  private func begin(_ touches: DynamicObject?, _ event: DynamicObject?) {
    let own = (touches as? TouchSet)?.touches.first { $0.view === self }
    guard isEnabled, !isTracking, let touch = own else { return }
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    report(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  private func follow(_ touches: DynamicObject?, _ event: DynamicObject?) {
    guard let touch = trackedTouch(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): report(.touchDragInside, event)
    case (false, false): report(.touchDragOutside, event)
    case (true, false):
      report(.touchDragExit, event)
      report(.touchDragOutside, event)
    case (false, true):
      report(.touchDragEnter, event)
      report(.touchDragInside, event)
    }
  }

  private func finish(_ touches: DynamicObject?, _ event: DynamicObject?) {
    guard let touch = trackedTouch(in: touches) else { return }
    let isClick = isInside(touch)
    stopTracking()
    report(isClick ? eventsOfClick : .touchUpOutside, event)
  }

  private func abandon(_ touches: DynamicObject?, _ event: DynamicObject?) {
    guard trackedTouch(in: touches) != nil else { return }
    stopTracking()
    report(.touchCancel, event)
  }

  /// Forgets the finger without a word to anybody.
  final func stopTracking() {
    guard isTracking else { return }
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
  }

  private func report(_ events: ControlEvents, _ event: DynamicObject?) {
    sendActions(for: events, with: event as? TouchEvent)
  }

  private func trackedTouch(in touches: DynamicObject?) -> Touch? {
    (touches as? TouchSet)?.touches.first { $0 === trackedTouch }
  }

  private func isInside(_ touch: Touch) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }
}
