/// Knows an object again, without keeping it alive.
///
/// An unowned reference keeps the memory of an object that is gone, and so its address, from being
/// used again. A weak one would do the same, and make every later retain of the object slower.
struct ObjectMark<Object: AnyObject> {
  private unowned let object: Object
  private let address: ObjectIdentifier

  /// Marks an object.
  init(_ object: Object) {
    self.object = object
    address = ObjectIdentifier(object)
  }

  /// Whether this is the marked object.
  func marks(_ other: Object) -> Bool { address == ObjectIdentifier(other) }
}
