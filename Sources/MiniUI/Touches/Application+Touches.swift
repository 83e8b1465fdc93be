/// The conversion of fingers into events: every change of a finger is a `sendEvent:`.
extension Application {
  static func defineTouches(_ methods: MethodList<Application>) {
    methods.define(.sendEvent, Body { application, event, _ in application.deliver(event) })
  }

  /// Begins a touch; a view without multiple touch does not receive a second finger.
  func begin(_ touch: Touch) {
    let fingers = touches
    let earlier = fingers.first { $0.delivery != .none && $0.view === touch.view }
    if earlier != nil, touch.view?.isMultipleTouchEnabled != true { touch.delivery = .none }
    touches = fingers.adding(touch)
    report(.began, of: touch)
  }

  /// Reports a change of a touch; ignored if the touch has already been cancelled.
  func report(_ phase: Touch.Phase, of touch: Touch) {
    let fingers = touches
    guard fingers.contains(touch) else { return }
    if fingers.only == nil { for other in fingers.all { other.phase = .stationary } }
    touch.phase = phase
    touch.timestamp = uptime
    withEvent { event in
      event.fingers = fingers
      // Removed before delivery, so that an action that removes the view cancels no touch.
      if touch.isOver { touches = fingers.removing(touch) }
      send(.sendEvent)(event)
    }
  }

  /// Cancels the touches of a view and its subviews (HT-7).
  ///
  /// A recogniser on a view that stays keeps its touch, as a table does that is scrolled by a cell
  /// which is then removed.
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

  /// Cancels every touch, as the system does when the app resigns active.
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
  /// The message to a responder for a touch in this phase; nil for a stationary touch.
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
