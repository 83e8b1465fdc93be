/// Refers to a controller without keeping it alive; it refers to nothing once the controller goes.
///
/// A weak reference would make every later retain of the controller slower, and each touch on its
/// screen retains it. Code of a subclass that runs while the controller goes still finds it here.
public final class ControllerReference {
  private var reference = BackReference<ViewController>()

  fileprivate init(to controller: ViewController) {
    reference.object = controller
  }

  /// The controller; `nil` once it is gone.
  public var controller: ViewController? { reference.object }

  /// Whether the controller is gone.
  public var isEmpty: Bool { !reference.isSet }

  /// Whether this is the controller, which nobody retains for the question.
  public func refers(to controller: ViewController) -> Bool { reference.refers(to: controller) }

  /// The controller goes.
  func clear() { reference.object = nil }
}

extension ViewController {
  /// What refers to this controller, for whoever must not keep it alive; always the same object.
  public final var reference: ControllerReference {
    if let ownReference { return ownReference }
    let new = ControllerReference(to: self)
    ownReference = new
    return new
  }
}
