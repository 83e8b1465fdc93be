/// The objects that tell of a touch: made for a moment, and used again when nobody has kept them.
///
/// UIKit's event is one and the same for all touches. Here whoever keeps one, or changes its class
/// or attaches something to it, keeps it as it was: the next touch gets a new one.
extension Application {
  /// Lends an event to a function.
  func withEvent(_ body: (TouchEvent) -> Void) {
    var event = spareEvent ?? TouchEvent(in: process)
    spareEvent = nil
    let type = event.isa
    body(event)
    guard isKnownUniquelyReferenced(&event), event.isUntouched(as: type) else { return }
    event.allTouches = []
    spareEvent = event
  }

  /// Lends a set of one touch to a function.
  func withSet(of touch: Touch, _ body: (TouchSet) -> Void) {
    var set = spareSet ?? TouchSet(in: process)
    spareSet = nil
    set.touch = touch
    let type = set.isa
    body(set)
    guard isKnownUniquelyReferenced(&set), set.isUntouched(as: type) else { return }
    set.touch = nil
    spareSet = set
  }
}

extension DynamicObject {
  /// Whether nobody has given the object another class or attached anything to it.
  fileprivate final func isUntouched(as type: DynamicClass) -> Bool {
    associations == nil && isa === type
  }
}
