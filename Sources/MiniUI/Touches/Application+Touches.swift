/// The conversion of fingers into events: every change of a finger is a `sendEvent:`.
///
/// The application passes the event to the window of the finger, which delivers it to recognisers
/// and views (Apple, `UIWindow.sendEvent(_:)`).
extension Application {
  static func defineTouches(_ methods: MethodList<Application>) {
    methods.define(.sendEvent) { application, event, _ in application.deliver(event) }
  }

  /// Begins a touch; a view without multiple touch does not receive a second finger.
  func begin(_ touch: Touch) {
    let earlier = touches.first { $0.delivery != .none && $0.view === touch.view }
    if earlier != nil, touch.view?.isMultipleTouchEnabled != true { touch.delivery = .none }
    touches.append(touch)
    report(.began, of: touch)
  }

  /// Reports a change of a touch; ignored if the touch has already been cancelled.
  func report(_ phase: Touch.Phase, of touch: Touch) {
    let fingers = touches
    guard fingers.contains(where: { $0 === touch }) else { return }
    for other in fingers { other.phase = .stationary }
    touch.phase = phase
    touch.timestamp = uptime
    withEvent { event in
      event.allTouches = fingers
      // Removed before delivery, so that an action that removes the view cancels no touch.
      if touch.isOver { touches.removeAll { $0 === touch } }
      send(.sendEvent)(event)
    }
  }

  /// Cancels the touches of a view and its subviews (HT-7).
  ///
  /// A recogniser on a view that stays keeps its touch, as a table does that is scrolled by a cell
  /// which is then removed.
  func cancelTouches(in view: View) {
    for touch in touches + withheldTouches where touch.view?.isDescendant(of: view) == true {
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
    for touch in touches { report(.cancelled, of: touch) }
  }

  private func deliver(_ event: DynamicObject?) {
    guard let event = event as? TouchEvent else { return }
    var told: [Window] = []
    for case let window? in event.allTouches.filter({ $0.phase != .stationary }).map(\.window)
    where !told.contains(where: { $0 === window }) {
      told.append(window)
      window.send(.sendEvent)(event)
    }
  }

  /// Delivers the changed touches of a window: the code of `-[UIWindow sendEvent:]`.
  func deliver(_ event: DynamicObject?, in window: Window) {
    guard let event = event as? TouchEvent else { return }
    gestureArena?.catchUp()
    for touch in event.allTouches where touch.window === window { deliver(touch, event) }
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

/// The suppression of new touches during an animated transition between screens.
///
/// UIKit counts begins and ends. Here the suppression ends at a fixed time, so that an interrupted
/// transition cannot leave the app unresponsive.
extension Application {
  /// Ignores new fingers for a duration; fingers already on the screen continue.
  func ignoreTouches(for duration: Duration) {
    let end = uptime + duration
    touchesAreIgnoredUntil = max(touchesAreIgnoredUntil, end)
  }

  var isIgnoringTouches: Bool { uptime < touchesAreIgnoredUntil }
}

/// The reuse of event and set objects across touches.
///
/// UIKit reuses one event for all touches. Here an object is reused only if no code has retained
/// it, changed its class or attached a value to it; otherwise the next touch gets a new one.
extension Application {
  /// Calls the closure with an event object, reused if possible.
  func withEvent(_ body: (TouchEvent) -> Void) {
    let lent = if let spare = spareEvent.take() { spare } else { TouchEvent(in: process) }
    let type = ObjectIdentifier(lent.isa)
    body(lent)
    var event = consume lent
    // `consume` ended this function's own reference, so a second one means that code kept the
    // event.
    guard isKnownUniquelyReferenced(&event), event.isUntouched(as: type) else { return }
    event.allTouches = []
    spareEvent = event
  }

  /// Calls the closure with a set of one touch, reused if possible.
  func withSet(of touch: Touch, _ body: (TouchSet) -> Void) {
    let lent = if let spare = spareSet.take() { spare } else { TouchSet(in: process) }
    lent.touch = touch
    let type = ObjectIdentifier(lent.isa)
    body(lent)
    var set = consume lent
    guard isKnownUniquelyReferenced(&set), set.isUntouched(as: type) else { return }
    set.touch = nil
    spareSet = set
  }
}

extension DynamicObject {
  /// True if the object's class is unchanged and no value is attached to it.
  fileprivate final func isUntouched(as type: ObjectIdentifier) -> Bool {
    associations == nil && ObjectIdentifier(isa) == type
  }
}
