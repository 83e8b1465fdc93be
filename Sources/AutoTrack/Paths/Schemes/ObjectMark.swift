/// A mark that recognises an object without keeping it alive.
///
/// An unowned reference keeps the memory of a released object, and so its address, from being
/// reused. A weak one would too, but would make every later retain of the object slower.
struct ObjectMark<Object: AnyObject> {
  private unowned let object: Object
  private let address: ObjectIdentifier

  init(_ object: Object) {
    self.object = object
    address = ObjectIdentifier(object)
  }

  func marks(_ other: Object) -> Bool { address == ObjectIdentifier(other) }
}
