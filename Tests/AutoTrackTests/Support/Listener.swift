import MiniUI

/// A target whose action `hear:` runs a closure.
final class Listener: DynamicObject {
  /// Runs in the action.
  var onHear: () -> Void = {}
  /// The number of calls of the action.
  private(set) var count = 0

  override static var classDefinition: ClassDefinition {
    ClassDefinition(Listener.self) { methods in
      methods.define(Message<ObjectToVoid>(named: "hear:")) { listener, _, _ in
        listener.count += 1
        listener.onHear()
      }
    }
  }
}
