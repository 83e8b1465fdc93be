extension Control {
  /// The distance outside its bounds at which a finger still counts as inside, in points (RC-13).
  static let slack = 70.0

  /// Defines the touch messages, which end the chain (RC-2) and become events (RC-11 to RC-14).
  static func defineTracking(_ methods: MethodList<Control>) {
    methods.define(.touchesBegan) { control, touches, event, _ in control.begin(touches, event) }
    methods.define(.touchesMoved) { control, touches, event, _ in control.follow(touches, event) }
    methods.define(.touchesEnded) { control, touches, event, _ in control.finish(touches, event) }
    methods.define(.touchesCancelled) { control, touches, event, _ in
      control.abandon(touches, event)
    }
    methods.define(.beginTracking) { _, _, _, _ in true }
    methods.define(.continueTracking) { _, _, _, _ in true }
    methods.define(.endTracking) { _, _, _, _ in }
    methods.define(.cancelTracking) { _, _, _ in }
  }

  private func begin(_ touches: DynamicObject?, _ event: DynamicObject?) {
    let own = (touches as? TouchSet)?.first { $0.view === self }
    guard isEnabled, !isTracking, let touch = own else { return }
    isTouchInside = true
    // The override may remove the control, which cancels the touch.
    guard send(.beginTracking)(touch, event), touch.phase == .began else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isHighlighted = true
    report(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  private func follow(_ touches: DynamicObject?, _ event: DynamicObject?) {
    guard let touch = trackedTouch(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    guard send(.continueTracking)(touch, event) else { return stopTracking() }
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
    isTouchInside = isClick
    send(.endTracking)(touch, event)
    report(isClick ? eventsOfClick : .touchUpOutside, event)
    isTouchInside = false
  }

  private func abandon(_ touches: DynamicObject?, _ event: DynamicObject?) {
    guard trackedTouch(in: touches) != nil else { return }
    stopTracking()
    send(.cancelTracking)(event)
    report(.touchCancel, event)
  }

  /// Ends a touch under a control that is being disabled, without an event.
  final func loseTracking() {
    guard isTracking else { return }
    stopTracking()
    send(.cancelTracking)(nil)
  }

  final func stopTracking() {
    trackedTouch = nil
    isTouchInside = false
    if isHighlighted { isHighlighted = false }
  }

  /// Sends the actions of a finger's or the user's events.
  final func report(_ events: ControlEvents, _ event: DynamicObject?) {
    sendActions(for: events, with: event as? TouchEvent)
  }

  /// Sends the actions of a value that the user changed, which is the control's primary action.
  ///
  /// Apple, `UIControl.Event.primaryActionTriggered`: a control sends it for its main use. A pair
  /// of target and action that is registered for both events is sent once (RC-7).
  final func reportNewValue(_ event: DynamicObject?) {
    report([.valueChanged, .primaryActionTriggered], event)
  }

  /// Returns the location where a finger was lifted; `nil` if it was outside (RC-13).
  final func placeOfClick(_ touch: DynamicObject?) -> Point? {
    guard let touch = touch as? Touch, isInside(touch) else { return nil }
    return touch.location(in: self)
  }

  private func trackedTouch(in touches: DynamicObject?) -> Touch? {
    (touches as? TouchSet)?.first { $0 === trackedTouch }
  }

  private func isInside(_ touch: Touch) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }
}

/// The gestures of enclosing views that a control prevents (GR-16).
struct DefeatedGestures: OptionSet, Hashable {
  let rawValue: Int

  static let singleTap = DefeatedGestures(rawValue: 1 << 0)
  /// A horizontal pan or swipe, as along a slider or a switch.
  static let horizontalDrag = DefeatedGestures(rawValue: 1 << 1)
  static let verticalDrag = DefeatedGestures(rawValue: 1 << 2)

  /// Classifies the current gesture of a recogniser.
  init(of recognizer: DynamicObject?) {
    switch recognizer {
    case let tap as TapGestureRecognizer:
      self = tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 ? .singleTap : []
    case let pan as PanGestureRecognizer:
      let movement = pan.translation(in: nil)
      self = abs(movement.x) >= abs(movement.y) ? .horizontalDrag : .verticalDrag
    case let swipe as SwipeGestureRecognizer:
      self = swipe.direction.isDisjoint(with: [.left, .right]) ? .verticalDrag : .horizontalDrag
    default: self = []
    }
  }

  init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension Control {
  /// Prevents some gestures of enclosing views, but never the control's own (GR-16).
  ///
  /// A disabled control does not react to its touches, so it prevents none.
  static func defineGesturePriority(_ methods: MethodList<Control>) {
    methods.define(.gestureRecognizerShouldBegin) { control, recognizer, callSuper in
      callSuper(recognizer)
        && !(control.isEnabled && control.defeats(recognizer, among: control.defeatedGestures))
    }
  }
}

extension View {
  /// True if this view prevents a recogniser of an enclosing view.
  ///
  /// A view may exempt its gestures, as a search bar does.
  final func defeats(_ recognizer: DynamicObject?, among gestures: DefeatedGestures) -> Bool {
    guard let recognizer = recognizer as? GestureRecognizer, let view = recognizer.view,
      view !== self, isDescendant(of: view), view.hasPreventableGestures
    else { return false }
    return !gestures.isDisjoint(with: DefeatedGestures(of: recognizer))
  }
}
