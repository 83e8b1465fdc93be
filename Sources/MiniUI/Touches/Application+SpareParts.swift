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
    event.fingers = TouchList()
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
