/// The Swift class that a closure expects its receiver to be, or that a class's instances have.
struct ReceiverType {
  let type: DynamicObject.Type

  init(_ type: DynamicObject.Type) {
    self.type = type
  }

  /// The name of the Swift class.
  var name: String { String(describing: type) }

  /// Whether objects of the given Swift class can be receivers: it is this one or inherits from it.
  func accepts(_ candidate: DynamicObject.Type) -> Bool {
    var next: AnyClass? = candidate
    while let current = next, current != type { next = _getSuperclass(current) }
    return next != nil
  }
}
