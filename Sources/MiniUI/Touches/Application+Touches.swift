/// How the fingers on the screen become events: every change of one of them is a `sendEvent:`.
extension Application {
  static func defineTouches(_ methods: MethodList<Application>) {
    methods.define(.sendEvent, Body { application, event, _ in application.deliver(event) })
  }

  /// A finger came down: its view is told, unless it has another finger and wants only one.
  func begin(_ touch: Touch) {
    let fingers = touches
    let earlier = fingers.first { $0.delivery != .none && $0.view === touch.view }
    if earlier != nil, touch.view?.isMultipleTouchEnabled != true { touch.delivery = .none }
    touches = fingers.adding(touch)
    report(.began, of: touch)
  }

  /// A finger did something else; nothing happens when the touch has been cancelled before.
  func report(_ phase: Touch.Phase, of touch: Touch) {
    let fingers = touches
    guard fingers.contains(touch) else { return }
    if fingers.only == nil { for other in fingers.all { other.phase = .stationary } }
    touch.phase = phase
    touch.timestamp = uptime
    withEvent { event in
      event.fingers = fingers
      // Gone before anybody is told, so that an action that removes the view cancels nothing.
      if touch.isOver { touches = fingers.removing(touch) }
      send(.sendEvent)(event)
    }
  }

  /// Takes the touches of a view, and of what is in it, away from them (HT-7).
  ///
  /// A recogniser of a view that stays goes on with the finger, as a table does that is scrolled
  /// by a cell which then leaves.
  func cancelTouches(in view: View) {
    for touch in touches.all + withheldTouches where touch.view?.isDescendant(of: view) == true {
      if touch.isOver || gestureArena?.isFollowed(touch, outside: view) == true {
        takeFromView(touch)
        gestureArena?.dismiss(touch, in: view)
      } else {
        report(.cancelled, of: touch)
      }
    }
  }

  /// Takes every touch away, as the system does when the app stops being active.
  func cancelAllTouches() {
    for touch in touches.all { report(.cancelled, of: touch) }
  }

  private func deliver(_ event: DynamicObject?) {
    guard let event = event as? TouchEvent else { return }
    gestureArena?.catchUp()
    let fingers = event.fingers
    if let touch = fingers.only { return deliver(touch, event) }
    for touch in fingers.all { deliver(touch, event) }
  }

  private func deliver(_ touch: Touch, _ event: TouchEvent) {
    guard touch.phase != .stationary, gestureArena != nil || touch.delivery != .none else {
      return
    }
    withSet(of: touch) { set in
      gestureArena?.receive(touch, set, event)
      tellView(of: touch, set, event)
    }
  }
}

extension Touch.Phase {
  /// The message that tells a responder of a touch in this phase.
  var message: Message<ObjectsToVoid>? {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    case .stationary: nil
    }
  }
}

extension Message where S == ObjectToVoid {
  /// `-[UIApplication sendEvent:]`, with a ``TouchEvent``.
  @inlinable public static var sendEvent: Self { Message(.`sendEvent:`) }
}
