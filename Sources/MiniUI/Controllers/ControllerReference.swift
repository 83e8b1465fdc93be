/// An unretained reference to a controller, cleared when the controller is freed.
///
/// A weak reference would slow every later retain of the controller, and each touch on its screen
/// retains it. Code of a subclass's `deinit` still finds the controller here.
public final class ControllerReference {
  private var reference = BackReference<ViewController>()

  fileprivate init(to controller: ViewController) {
    reference.object = controller
  }

  /// The controller; `nil` once it has been freed.
  public var controller: ViewController? { reference.object }

  /// True once the controller has been freed.
  public var isEmpty: Bool { !reference.isSet }

  /// True if this refers to the controller; does not retain it.
  public func refers(to controller: ViewController) -> Bool { reference.refers(to: controller) }

  func clear() { reference.object = nil }
}

extension ViewController {
  /// The unretained reference to this controller; always the same object.
  public final var reference: ControllerReference {
    if let ownReference { return ownReference }
    let new = ControllerReference(to: self)
    ownReference = new
    return new
  }
}
