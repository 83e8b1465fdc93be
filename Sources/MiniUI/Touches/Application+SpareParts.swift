/// The objects that tell of a touch: made for a moment, and used again when nobody has kept them.
///
/// UIKit's event is one and the same for all touches. Here whoever keeps one, or changes its class
/// or attaches something to it, keeps it as it was: the next touch gets a new one.
extension Application {
  /// Lends an event to a function.
  func withEvent(_ body: (TouchEvent) -> Void) {
    let lent = if let spare = spareEvent.take() { spare } else { TouchEvent(in: process) }
    let type = ObjectIdentifier(lent.isa)
    body(lent)
    var event = consume lent
    guard isKnownUniquelyReferenced(&event), event.isUntouched(as: type) else { return }
    event.fingers = TouchList()
    spareEvent = event
  }

  /// Lends a set of one touch to a function.
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
  /// Whether nobody has given the object another class or attached anything to it.
  fileprivate final func isUntouched(as type: ObjectIdentifier) -> Bool {
    associations == nil && ObjectIdentifier(isa) == type
  }
}
