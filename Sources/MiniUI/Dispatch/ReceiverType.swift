/// The Swift class that a closure's receiver, or a class's instance, must be or inherit from.
struct ReceiverType {
  let type: DynamicObject.Type

  init(_ type: DynamicObject.Type) {
    self.type = type
  }

  var name: String { String(describing: type) }

  /// True if the candidate is this class or inherits from it.
  func accepts(_ candidate: DynamicObject.Type) -> Bool {
    var next: AnyClass? = candidate
    while let current = next, current != type { next = _getSuperclass(current) }
    return next != nil
  }
}
